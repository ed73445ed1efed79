/**
 * Runs an act of which only its transaction knows whether it counts towards a limit. The limit is taken outside of
 * the transaction, because its count is stored over a connection of its own: acts that held one and waited for another
 * would wait for each other. So the act stops where it calls `take`, and runs once more when the limit is taken.
 * @throws what `consume` throws when the limit is reached.
 */
export async function limitedWithin<T>(
  consume: () => Promise<unknown>,
  act: (take: () => void) => Promise<T>,
): Promise<T> {
  const untaken = new Error("The limit has to be taken first.");
  try {
    return await act(() => {
      throw untaken;
    });
  } catch (error) {
    if (error !== untaken) throw error;
  }
  await consume();
  return act(() => {});
}
