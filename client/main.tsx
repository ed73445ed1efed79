import "virtual:theme.css";
import "#client/theme/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "#client/app/App.tsx";
import { keepFiles } from "#client/lib/browser/files.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no root to draw into.");
keepFiles();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
