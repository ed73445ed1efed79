import { invalid, refusal } from "#server/core/errors";
import { lengthOf } from "#server/core/text.rules";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, DbOrTx, Tx } from "#server/db/client";
import type { Limits } from "#server/platform/limits/limiter";
import { RULE_TITLE_MAX, RULES_MAX } from "./rules.limits.rules.ts";
import { RULES_CHANGED, rulesIn, toRulesView } from "./rules.model.ts";
import { PRODUCT_RULES } from "./rules.product.model.ts";
import { acceptVersion, insertVersion, newestRules, publishInTurn, rulesToAccept } from "./rules.queries.ts";
import {
  type Acceptance,
  acceptance,
  NO_RULES,
  type Rule,
  rulesText,
  type RulesView,
  TITLE_TOO_LONG,
  TOO_MANY_RULES,
} from "./rules.rules.ts";

/** A new text of the rules, by the member of staff who wrote it. */
interface NewRules {
  text: string;
  /** Whether members who have accepted an earlier version are asked again. */
  material: boolean;
  byId: number;
}

/** Reads the community's rules, and stores who has accepted them. */
export class RulesService {
  constructor(
    private readonly db: Db,
    private readonly limits: Limits,
  ) {}

  /** Returns the rules that hold now: the newest that the community wrote, or those of the product. */
  current(): Promise<RulesView> {
    return currentIn(this.db);
  }

  /** Finds one of the rules that hold now by its key, with their version. */
  async rule(key: string): Promise<{ rule: Rule | null; version: number }> {
    const { rules, version } = await this.current();
    return { rule: rules.find((one) => one.key === key) ?? null, version };
  }

  /**
   * Returns the rules that the viewer has to accept: those that hold now, if they changed materially since the viewer
   * accepted a version; otherwise null.
   */
  async toAccept(viewer: Viewer | null): Promise<RulesView | null> {
    if (!viewer) return null;
    const [version] = await rulesToAccept(this.db, { viewer: viewer.id });
    return version ? toRulesView(version) : null;
  }

  /**
   * Stores that the viewer accepts the rules that hold now. Safe to repeat.
   * @throws DomainError CONFLICT for any other version than that.
   */
  async accept(viewer: Viewer, input: Acceptance): Promise<RulesView> {
    const { version } = check(acceptance, input);
    await this.limits.consume("ruleAcceptancesByMember", viewer.id);
    const current = await this.current();
    if (current.version !== version) throw refusal("CHANGED_MEANWHILE", RULES_CHANGED);
    await acceptVersion(this.db, viewer.id, version);
    return current;
  }

  /**
   * Publishes a new version and returns its number; whoever publishes it has accepted it. The caller has checked that
   * they may. The first version of a community comes after that of the product, which is then stored as version 1.
   * @throws DomainError BAD_USER_INPUT for a text without rules, or with too many.
   */
  async publish(tx: Tx, { text, material, byId }: NewRules): Promise<number> {
    const command = check(rulesText, { text });
    const rules = rulesIn(command.text);
    if (rules.length === 0) throw invalid({ text: [NO_RULES] });
    if (rules.length > RULES_MAX) throw invalid({ text: [TOO_MANY_RULES] });
    if (rules.some(({ title }) => lengthOf(title) > RULE_TITLE_MAX)) throw invalid({ text: [TITLE_TOO_LONG] });
    await publishInTurn(tx);
    const [before] = await newestRules(tx, {});
    if (!before) await insertVersion(tx, { ...PRODUCT_RULES, material: false, byId: null });
    const version = (before ?? PRODUCT_RULES).version + 1;
    await insertVersion(tx, { version, text: command.text, material, byId });
    await acceptVersion(tx, byId, version);
    return version;
  }
}

async function currentIn(db: DbOrTx): Promise<RulesView> {
  const [newest] = await newestRules(db, {});
  return toRulesView(newest ?? PRODUCT_RULES);
}
