interface Key {
  key: string;
  keyCode?: number;
  isComposing?: boolean;
}

/**
 * Returns whether an input method composes with this key, which is then its own: Escape ends the composition, arrows
 * choose a candidate, Enter takes it. Safari sends that Enter after the composition has ended, with the code 229.
 */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const { isComposing: composes, keyCode } = "nativeEvent" in event ? event.nativeEvent : event;
  return composes === true || keyCode === 229;
}
