/**
 * Returns the test for props that reach the element: all but the component's own. `as` never does, or emotion would
 * write it into the page instead of changing the element by it.
 */
export function ownProps(...names: string[]): (name: string) => boolean {
  const own = new Set(["as", ...names]);
  return (name) => !own.has(name);
}
