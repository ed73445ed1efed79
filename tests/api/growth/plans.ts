import type { Sql } from "postgres";
import type { Query } from "#tests/kit/statements";

/** What PostgreSQL did to answer a statement. */
export interface Plan {
  /** The number of rows that the statement returned. */
  returned: number;
  /** The number of rows and index entries that it read, and of which tables. */
  read: number;
  readOf: Record<string, number>;
  /** The tables that it read from one end to the other. */
  scanned: string[];
  /** The largest number of rows that it sorted at once. */
  sorted: number;
}

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
}

/** PostgreSQL plans a statement for its values so often, before it may use one plan for all values. */
const PLANNED_ANEW = 5;

/**
 * Explains a statement with its values twice: as a new connection plans it, and as a connection does that has executed
 * it several times.
 */
export async function explain(sql: Sql, { statement, values }: Query): Promise<[Plan, Plan]> {
  const connection = await sql.reserve();
  try {
    const parameters = values.length > 0 ? `(${values.map(literal).join(", ")})` : "";
    const explained = async () => {
      const text = `explain (analyze, buffers, timing off, format json) execute hot${parameters}`;
      const [row] = await connection.unsafe<{ "QUERY PLAN": [{ Plan: Node }] }[]>(text);
      if (!row) throw new Error("PostgreSQL has explained nothing.");
      return toPlan(row["QUERY PLAN"][0].Plan);
    };
    await connection.unsafe(`prepare hot as ${statement}`);
    const first = await explained();
    for (let time = 1; time < PLANNED_ANEW; time++) await connection.unsafe(`execute hot${parameters}`);
    return [first, await explained()];
  } finally {
    await connection.unsafe("deallocate all");
    connection.release();
  }
}

/** Explains a statement with its values once, as a new connection plans it, and returns the rows that it read. */
export async function readsOf(sql: Sql, { statement, values }: Query): Promise<number> {
  const connection = await sql.reserve();
  try {
    const parameters = values.length > 0 ? `(${values.map(literal).join(", ")})` : "";
    await connection.unsafe(`prepare once as ${statement}`);
    const text = `explain (analyze, timing off, format json) execute once${parameters}`;
    const [row] = await connection.unsafe<{ "QUERY PLAN": [{ Plan: Node }] }[]>(text);
    if (!row) throw new Error("PostgreSQL has explained nothing.");
    return toPlan(row["QUERY PLAN"][0].Plan).read;
  } finally {
    await connection.unsafe("deallocate all");
    connection.release();
  }
}

/** Writes a value as PostgreSQL reads it, whatever type the statement expects. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  return quoted(Array.isArray(value) ? `{${value.map(element).join(",")}}` : textOf(value));
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const element = (value: unknown) =>
  value === null ? "null" : `"${textOf(value).replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function toPlan(root: Node): Plan {
  const plan: Plan = { returned: rowsOf(root), read: 0, readOf: {}, scanned: [], sorted: 0 };
  const visit = (node: Node) => {
    const type = node["Node Type"];
    const table = node["Relation Name"] ?? node["Index Name"] ?? "";
    if (type === "Seq Scan" && node["Actual Loops"] > 0) plan.scanned.push(table);
    // The heap is read for what the index has found, which is counted there.
    if (type.endsWith("Scan") && table !== "" && type !== "Bitmap Heap Scan") {
      const read = rowsOf(node) + removedFrom(node);
      plan.read += read;
      plan.readOf[table] = (plan.readOf[table] ?? 0) + read;
    }
    if (type.endsWith("Sort"))
      plan.sorted = Math.max(plan.sorted, ...(node.Plans ?? []).map((input) => input["Actual Rows"]));
    for (const part of node.Plans ?? []) visit(part);
  };
  visit(root);
  return plan;
}

const rowsOf = (node: Node) => Math.round(node["Actual Rows"] * node["Actual Loops"]);

const removedFrom = (node: Node) =>
  Math.round(
    ((node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0)) * node["Actual Loops"],
  );
