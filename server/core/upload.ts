/**
 * A file that a client sent, in a temporary folder. Its name and stated type are dropped, because only its content
 * counts.
 */
export interface Upload {
  readonly path: string;
  readonly bytes: number;
}
