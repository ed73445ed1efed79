import { useEffect, useState } from "react";

/** Returns the value once it has been stable for `delay` milliseconds. */
export function useDebounced<T>(value: T, delay: number): T {
  const [stable, setStable] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStable(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return stable;
}
