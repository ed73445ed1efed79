import { refusal } from "#server/core/errors";
import { required, type Slice, sliceValues } from "#server/core/pages";
import { type Page, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, DbOrTx } from "#server/db/client";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import type { StaffViewer } from "#server/features/staff/staff.model";
import type { StaffAction } from "#server/features/staff/staff.acts.rules";
import { hasPower } from "#server/features/staff/staff.powers.model";
import {
  ALREADY_UNDONE,
  type LogSearch,
  logSearch,
  NOT_UNDOABLE,
  type Undoing,
  undoing,
} from "#server/features/staff/staff.rules";
import type { StaffService } from "#server/features/staff/staff.service";
import type { StaffAct, StaffLogView, Undo } from "./log.model.ts";
import { actById, type ActRow, actsPage, countActs, insertAct, lockAct } from "./log.queries.ts";
import { NAMELESS, namesOf } from "./log.subjects.queries.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  staff: StaffService;
}

const THIS = "This act";

/**
 * The log of what staff did. Whatever staff do is recorded in the transaction that does it; a feature whose acts can be
 * taken back says how, by `undoBy`.
 */
export class StaffLogService {
  readonly #undos = new Map<StaffAction, Undo>();

  constructor(private readonly parts: Parts) {}

  /** Says how acts of a kind are taken back. */
  undoBy(action: StaffAction, undo: Undo): void {
    this.#undos.set(action, undo);
  }

  /** Adds an act to the log, in the transaction of the act; returns its id. */
  record(tx: DbOrTx, act: StaffAct): Promise<number> {
    return insertAct(tx, act);
  }

  /** Lists what staff did, newest first. @throws DomainError NOT_FOUND for whoever may not read the log. */
  async list(viewer: Viewer | null, search: LogSearch, slice: Slice): Promise<Page<StaffLogView>> {
    const { db, staff: roles } = this.parts;
    const staff = await roles.requirePower(viewer, "readLog");
    const { actorId, action, subjectKind, subjectId } = check(logSearch, search);
    const values = {
      actor: actorId ?? null,
      action: action || null,
      kind: subjectKind ?? null,
      subject: subjectId ?? null,
    };
    const rows = await actsPage(db, { ...values, ...sliceValues(slice) });
    const total = async () => (await countActs(db, values))[0]?.count ?? 0;
    return toPage(await this.#viewsOf(rows, staff), slice.first, total);
  }

  /** Finds an act, for whoever may read the log. @throws DomainError NOT_FOUND */
  async get(viewer: Viewer | null, id: number): Promise<StaffLogView> {
    const staff = await this.parts.staff.requirePower(viewer, "readLog");
    const [row] = await actById(this.parts.db, { id });
    const [view] = await this.#viewsOf([required(row, THIS)], staff);
    return required(view, THIS);
  }

  /**
   * Takes an act back, and returns the act that does so, which can be taken back itself.
   * @throws DomainError NOT_FOUND for whoever does not have the power that this needs, CONFLICT for an act that was taken
   * back before, that nobody can take back, or whose thing has changed since.
   */
  async undo(viewer: Viewer | null, id: number, input: Undoing): Promise<StaffLogView> {
    const { events, limits, staff: roles } = this.parts;
    const staff = await roles.requirePower(viewer, "readLog");
    const { why } = check(undoing, input);
    await limits.consume("staffActsByMember", staff.id);
    const undoneBy = await events.transaction(async (tx) => {
      await lockAct(tx, id);
      const [found] = await actById(tx, { id });
      const act = required(found, THIS);
      const undo = this.#undos.get(act.action);
      if (!undo) throw refusal("NOT_UNDOABLE", NOT_UNDOABLE);
      await roles.requirePowerIn(tx, staff, undo.power);
      if (act.undoneBy !== null) throw refusal("ALREADY_UNDONE", ALREADY_UNDONE);
      if (isLast(act, undo)) throw refusal("NOT_UNDOABLE", NOT_UNDOABLE);
      const { before, after } = await undo.restore(tx, act, staff);
      const { action, subject } = act;
      return this.record(tx, { actorId: staff.id, action, subject, why, before, after, undoes: id });
    });
    return this.get(staff, undoneBy);
  }

  /** Adds to acts what the viewer may do with them, and what their things are called, for all of them at once. */
  async #viewsOf(rows: readonly ActRow[], { role }: StaffViewer): Promise<StaffLogView[]> {
    const subjects = await namesOf(
      this.parts.db,
      rows.map(({ subject }) => subject),
    );
    return rows.map((row, at) => {
      const undo = this.#undos.get(row.action);
      const canUndo = undo !== undefined && row.undoneBy === null && !isLast(row, undo) && hasPower(role, undo.power);
      return { ...row, subject: subjects[at] ?? { ...row.subject, ...NAMELESS }, canUndo };
    });
  }
}

/** Checks whether an act takes back another one, and is not taken back itself. */
const isLast = ({ undoes }: Pick<ActRow, "undoes">, { isFinal = false }: Undo): boolean => isFinal && undoes !== null;
