import { memberStore } from "#client/lib/state/memberStore.ts";

/** The files of posts that wait, beside them: an outbox writes its texts at once, and a file is too large for that. */
export class PostFiles {
  /** What this page has uploaded: a second attempt sends the file no second time. */
  readonly #uploaded = new Map<string, string>();

  constructor(private readonly memberId: string) {}

  /** Stores the file of a post. False where the browser has no room for it. */
  keep(clientId: string, file: File): Promise<boolean> {
    return memberStore.write(this.memberId, nameOf(clientId), file);
  }

  /** Reads the file of a post; null where there is none. */
  read(clientId: string): Promise<File | null> {
    return memberStore.read<File>(this.memberId, nameOf(clientId));
  }

  async remove(clientId: string): Promise<void> {
    this.#uploaded.delete(clientId);
    await memberStore.remove(this.memberId, nameOf(clientId));
  }

  /** Uploads the file of a post once, and returns its id; null when the file is lost. */
  async uploaded(clientId: string, upload: (file: File) => Promise<string>): Promise<string | null> {
    const known = this.#uploaded.get(clientId);
    if (known !== undefined) return known;
    const file = await this.read(clientId);
    if (!file) return null;
    const id = await upload(file);
    this.#uploaded.set(clientId, id);
    return id;
  }
}

const nameOf = (clientId: string) => `file of post ${clientId}`;
