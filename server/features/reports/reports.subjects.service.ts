import { notFound } from "#server/core/errors";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { StoredImage } from "#server/db/schema/images";
import type { ReportedText } from "#server/db/schema/reports";
import type { MessageView } from "#server/features/chat/chat.messages.model";
import type { ReadingService } from "#server/features/chat/conversations/conversations.reading.service";
import type { CommentsService } from "#server/features/comments/comments.service";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { Person } from "#server/features/people/people.model";
import type { ProfilesService } from "#server/features/people/people.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { MESSAGES_BEFORE } from "./reports.limits.rules.ts";
import { NAMES, type ReportKind, type Subject, type SubjectView } from "./reports.model.ts";
import { ownerOfGroup } from "./reports.queries.ts";

interface Parts {
  db: Db;
  comments: Pick<CommentsService, "get">;
  groups: Pick<GroupsService, "get">;
  messageReading: Pick<ReadingService, "get" | "page">;
  posts: Pick<PostsService, "get">;
  profiles: Pick<ProfilesService, "get">;
}

/** Finds what a viewer reports, as they see it at that moment. */
export class ReportSubjectsService {
  constructor(private readonly parts: Parts) {}

  /** @throws DomainError NOT_FOUND for what the viewer may not see, and for what is deleted. */
  get(viewer: Viewer, { kind, id }: Subject): Promise<SubjectView> {
    return this.#readers[kind](viewer, id);
  }

  readonly #readers: Record<ReportKind, (viewer: Viewer, id: number) => Promise<SubjectView>> = {
    post: async (viewer, id) => {
      const { author, title, content, media, createdAt } = await this.parts.posts.get(viewer, id);
      const context = { title, text: content, author: named(author), createdAt, files: keysOf(media) };
      return { kind: "post", id, ownerId: author.id, context: { ...context, path: `/post/${id}`, before: [] } };
    },

    comment: async (viewer, id) => {
      const { author, content, createdAt, deleted, postId } = await this.parts.comments.get(viewer, id);
      if (deleted) throw notFound(NAMES.comment);
      const context = { title: null, text: content, author: named(author), createdAt, files: [] };
      const path = `/post/${postId}?comment=${id}`;
      return { kind: "comment", id, ownerId: author?.id ?? null, context: { ...context, path, before: [] } };
    },

    message: async (viewer, id) => {
      const { messageReading } = this.parts;
      const message = await messageReading.get(viewer, id);
      if (!isReadable(message)) throw notFound(NAMES.message);
      const { conversationId, seq, media, senderId } = message;
      const request = { conversationId, first: MESSAGES_BEFORE, before: seq, after: null };
      const { items } = await messageReading.page(viewer, request);
      const before = items.filter(isReadable).map(textOf);
      const context = { ...textOf(message), title: null, files: keysOf(media), path: null, before };
      return { kind: "message", id, ownerId: senderId, context };
    },

    member: async (viewer, id) => {
      const person = await this.parts.profiles.get(viewer, id);
      const { name, username, bio, createdAt, avatar, banner } = person;
      const context = {
        title: name,
        text: bio ?? "",
        author: named(person),
        createdAt,
        files: keysOf([avatar, banner]),
      };
      const path = `/profile/${username.toLowerCase()}`;
      return { kind: "member", id, ownerId: id, context: { ...context, path, before: [] } };
    },

    group: async (viewer, id) => {
      const { name, slug, description, cover, createdAt, viewerRole } = await this.parts.groups.get(viewer, id);
      const [owner] = await ownerOfGroup(this.parts.db, { id });
      const context = { title: name, text: description, author: null, createdAt, files: keysOf([cover]) };
      const ownerId = viewerRole === "owner" ? viewer.id : (owner?.id ?? null);
      return { kind: "group", id, ownerId, context: { ...context, path: `/groups/${slug}`, before: [] } };
    },
  };
}

const named = (person: Pick<Person, "name" | "username"> | null) =>
  person && { name: person.name, username: person.username };

const keysOf = (files: readonly (Pick<StoredImage, "key"> | null)[]) =>
  files.flatMap((file) => (file ? [file.key] : []));

/** Checks whether a message says something to its reader: it is not deleted, not of the system, and across no block. */
const isReadable = ({ deleted, hidden, type }: MessageView) => !deleted && !hidden && type !== "system";

const textOf = ({ text, sender, sentAt }: MessageView): ReportedText => ({
  text,
  author: named(sender),
  createdAt: sentAt,
});
