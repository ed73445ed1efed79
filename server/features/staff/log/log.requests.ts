import { idSent } from "#server/rest/readings";
import { paged, request } from "#server/rest/request";
import { logSearch, undoing } from "#server/features/staff/staff.rules";

/** Which acts a page of the log lists. */
export const logQuery = paged(
  request(logSearch, {
    actorId: { from: ["actor"], read: idSent },
    action: {},
    subjectKind: { from: ["kind"] },
    subjectId: { from: ["subject"], read: idSent },
  }),
);

/** Why an act is taken back. */
export const undoBody = request(undoing, { why: {} });
