/** Where a log may go to be read again. */
export const keptLog = () => {
  const lines: string[] = [];
  return {
    write: (line: string): void => void lines.push(line),
    lines: (): readonly string[] => lines,
    /** What was written since this was last asked for. */
    take: (): readonly string[] => lines.splice(0),
  };
};
