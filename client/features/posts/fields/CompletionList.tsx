import styled from "@emotion/styled";
import { Hash } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { caretPoint } from "#client/lib/text/caretPoint.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import type { Candidate } from "./useCandidates.ts";
import type { Completion } from "./useCompletion.ts";

interface CompletionListProps {
  area: RefObject<HTMLTextAreaElement | null>;
  completion: Completion;
}

/** The people or tags that may be meant, under the word that is being typed. */
export function CompletionList({ area, completion }: CompletionListProps) {
  const { isOpen, candidates, listId, active, trigger, take } = completion;
  return (
    <>
      <VisuallyHidden role="status">
        {isOpen ? `${candidates.length} ${candidates.length === 1 ? "suggestion" : "suggestions"}` : ""}
      </VisuallyHidden>
      {isOpen && trigger && (
        <List id={listId} area={area} start={trigger.start} label={trigger.sign === "@" ? "People" : "Tags"}>
          {candidates.map((candidate, index) => (
            <Option
              key={candidate.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // This keeps the focus in the text box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(candidate)}
            >
              <Row candidate={candidate} />
            </Option>
          ))}
        </List>
      )}
    </>
  );
}

function Row({ candidate }: { candidate: Candidate }) {
  if (candidate.kind === "person") {
    return (
      <>
        <Avatar name={candidate.name} image={candidate.avatar} size={32} />
        <Words>
          <Name dir="auto">{candidate.name}</Name>
          <More>@{candidate.username}</More>
        </Words>
      </>
    );
  }
  const { postsCount } = candidate;
  return (
    <>
      <Hash aria-hidden size="1.125rem" strokeWidth={1.75} />
      <Words>
        <Name dir="auto">{candidate.name}</Name>
        {postsCount !== null && (
          <More>
            {compactCount(postsCount)} {postsCount === 1 ? "post" : "posts"}
          </More>
        )}
      </Words>
    </>
  );
}

interface ListProps {
  id: string;
  label: string;
  area: RefObject<HTMLTextAreaElement | null>;
  start: number;
  children: React.ReactNode;
}

const WIDTH = 300;
const EDGE = 8;

/** The list is anchored to the word, above everything else: below its line where there is space, else over it. */
function List({ id, label, area, start, children }: ListProps) {
  const box = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const put = () => {
      if (!area.current || !box.current) return;
      const point = caretPoint(area.current, start);
      const { height } = box.current.getBoundingClientRect();
      const isBelow = point.bottom + height + EDGE <= innerHeight || point.top < innerHeight / 2;
      setPosition({
        left: Math.max(EDGE, Math.min(point.x, innerWidth - WIDTH - EDGE)),
        top: isBelow ? point.bottom + 4 : Math.max(EDGE, point.top - height - 4),
      });
    };
    put();
    addEventListener("resize", put);
    addEventListener("scroll", put, { capture: true, passive: true });
    return () => {
      removeEventListener("resize", put);
      removeEventListener("scroll", put, { capture: true });
    };
  }, [area, start, children]);
  return (
    <Panel ref={box} id={id} role="listbox" aria-label={label} style={position ?? { visibility: "hidden" }}>
      {children}
    </Panel>
  );
}

const Panel = styled.ul(({ theme }) => ({
  position: "fixed",
  zIndex: theme.z.popover,
  boxSizing: "border-box",
  width: WIDTH,
  maxWidth: `calc(100vw - ${2 * EDGE}px)`,
  maxHeight: 320,
  margin: 0,
  padding: theme.space(6),
  overflowY: "auto",
  listStyle: "none",
  borderRadius: theme.radius.card,
  background: theme.color.bg.raised,
  color: theme.color.text.primary,
  boxShadow: theme.shadow.menu,
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
}));

const Option = styled.li(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 44,
  paddingInline: theme.space(8),
  borderRadius: theme.radius.control,
  cursor: "pointer",
  "& > svg": { flexShrink: 0, color: theme.color.text.tertiary },
  "&:hover": { background: theme.color.bg.hover },
  "&[aria-selected=true]": { background: theme.color.bg.pressed },
  "@media (forced-colors: active)": { "&[aria-selected=true]": { outline: "2px solid Highlight", outlineOffset: -2 } },
}));

const Words = styled.span({ display: "flex", flexDirection: "column", minWidth: 0 });
const line = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
const Name = styled.span(({ theme }) => ({ ...theme.type.ui, ...line }));
const More = styled.span(({ theme }) => ({ ...theme.type.meta, ...line, color: theme.color.text.secondary }));
