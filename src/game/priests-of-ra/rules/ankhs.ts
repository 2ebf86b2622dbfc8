/** Nobody is given more ankhs than count. [P-22] */
export const MOST_ANKHS = 4;

/** After the last epoch: two 5, three 10, four or more 20. [P-22] */
export const scoreAnkhs = (ankhs: number): number => {
  if (ankhs >= 4) return 20;
  if (ankhs === 3) return 10;
  return ankhs === 2 ? 5 : 0;
};
