/** Prints a line for whoever runs the bench. */
export const print = (line: string) => void process.stdout.write(`${line}\n`);
