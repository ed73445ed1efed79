/**
 * Measures the longest turn of the event loop by the processor time that it takes, in milliseconds. Unlike the time on
 * the clock it does not grow when the machine has other work.
 */
export class Turns {
  #longest = 0;
  #before = process.cpuUsage();
  #next = setImmediate(() => this.#look());

  /** Ends the measuring. */
  longest(): number {
    clearImmediate(this.#next);
    return this.#longest;
  }

  #look(): void {
    const { user, system } = process.cpuUsage(this.#before);
    this.#longest = Math.max(this.#longest, (user + system) / 1e3);
    this.#before = process.cpuUsage();
    this.#next = setImmediate(() => this.#look());
  }
}
