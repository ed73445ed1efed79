import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Room, RoomState } from "#client/features/chat/core/Room.ts";
import type { ChatRow } from "./chatRows.ts";

/** How long a target message stays highlighted, in milliseconds. */
const MARKED = 2_500;

interface TargetMessage {
  room: Room;
  state: RoomState;
  rows: readonly ChatRow[];
  /** Scrolls a row to the middle. */
  show: (index: number) => void;
}

/** Scrolls to the target message. Returns its number while it is highlighted, else null. */
export function useTargetMessage({ room, state, rows, show }: TargetMessage): number | null {
  const { target, timeline } = state;
  const marked = useMarked(target);
  useLinkedMessage(room, timeline !== null);

  const scrolledTo = useRef<RoomState["target"]>(null);
  useEffect(() => {
    if (!target || scrolledTo.current === target) return;
    const index = rows.findIndex((row) => row.is === "message" && row.message.seq === target.seq);
    if (index < 0) return;
    scrolledTo.current = target;
    show(index);
  }, [target, rows, show]);

  return marked;
}

function useMarked(target: RoomState["target"]): number | null {
  const [over, setOver] = useState<RoomState["target"]>(null);
  useEffect(() => {
    if (!target) return undefined;
    const timer = setTimeout(() => setOver(target), MARKED);
    return () => clearTimeout(timer);
  }, [target]);
  return target && target !== over ? target.seq : null;
}

/** Follows a link of a search to one message. */
function useLinkedMessage(room: Room, isReady: boolean): void {
  const { state, key } = useLocation();
  const seq: unknown = typeof state === "object" && state !== null && "message" in state ? state.message : null;
  useEffect(() => {
    if (isReady && typeof seq === "number") void room.goTo(seq);
  }, [room, isReady, seq, key]);
}
