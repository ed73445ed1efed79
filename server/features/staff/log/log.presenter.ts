import type { UrlOf } from "#server/features/media/media.model";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { StaffLogEntryAnswer } from "./log.answers.ts";
import type { StaffLogView } from "./log.model.ts";

/** Presents an act of staff in REST. */
export function presentAct(act: StaffLogView, urlOf: UrlOf): StaffLogEntryAnswer {
  return {
    id: act.id,
    actor: act.actor && presentAuthor(act.actor, urlOf),
    actor_id: act.actorId,
    action: act.action,
    subject: act.subject,
    why: act.why,
    before: act.before,
    after: act.after,
    undoes: act.undoes,
    undone_by: act.undoneBy,
    can_undo: act.canUndo,
    created_at: act.createdAt,
  };
}
