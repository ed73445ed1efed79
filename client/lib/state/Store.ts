import { useSyncExternalStore } from "react";

/** What a component can follow. */
export interface Readable<T> {
  getSnapshot: () => T;
  /** Calls whenever the value has changed. Answers how to stop that. */
  subscribe: (listener: () => void) => () => void;
}

/** A value that lives outside of the components, and those who follow it. */
export class Store<T> implements Readable<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly getSnapshot = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(value: T): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  update(change: (value: T) => T): void {
    this.set(change(this.#value));
  }
}

/** Follows a store. */
export const useStore = <T>({ subscribe, getSnapshot }: Readable<T>): T => useSyncExternalStore(subscribe, getSnapshot);
