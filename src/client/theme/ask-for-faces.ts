/**
 * Has the faces come that a page does not preload. What is drawn in an `optional` face waits a tenth of a second for it:
 * asked for while scripts are still on their way, they are no longer waited for when there is something to draw.
 */
export const askForFaces = (): void => {
  for (const face of ['Faustina', '"Noto Sans 90"'])
    document.fonts.load(`1em ${face}`).catch(() => {
      // The stand-ins hold.
    });
};
