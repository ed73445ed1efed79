// `npm run backup -- FILE` and `npm run restore -- FILE`: install what is missing, then run the command from its sources,
// so that no build is replaced under a running server.
import { followSignals, leave, runNode } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";
import { FROM_SOURCE } from "./root.mjs";
import { checkNode } from "./version.mjs";

checkNode();
followSignals();
await ensureInstalled();
const [command, ...words] = process.argv.slice(2);
leave(await runNode([...FROM_SOURCE, `server/${command}.ts`, ...words]));
