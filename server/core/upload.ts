/** A file that a client sent, on a temporary place. Its name and stated type are not kept: only its content counts. */
export interface Upload {
  readonly path: string;
  readonly bytes: number;
}
