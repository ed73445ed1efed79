import { useSyncExternalStore } from "react";

/** A value that a component can subscribe to. */
export interface Readable<T> {
  getSnapshot: () => T;
  /** Calls the listener whenever the value has changed. Returns a function that stops that. */
  subscribe: (listener: () => void) => () => void;
}

/** A value outside of the components, with its subscribers. */
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

/** Subscribes a component to a store. */
export const useStore = <T>({ subscribe, getSnapshot }: Readable<T>): T => useSyncExternalStore(subscribe, getSnapshot);
