import styled from "@emotion/styled";
import { Suspense, useImperativeHandle, useRef } from "react";
import type { KeyboardEvent, Ref } from "react";
import { useGrowing } from "#client/lib/browser/useGrowing.ts";
import { TextArea } from "#client/ui/forms/Field.tsx";
import type { TextAreaProps } from "#client/ui/forms/Field.tsx";
import { useCompletion } from "./useCompletion.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

/** This code is loaded when somebody mentions a member or a tag. */
const LazyCompletionList = lazyPart(async () => ({ default: (await import("./CompletionList.tsx")).CompletionList }));

interface WordsFieldProps extends Omit<TextAreaProps, "value" | "onChange" | "ref"> {
  value: string;
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text box in which people and tags are completed. It grows with its text. */
export function WordsField({ value, onValueChange, onKeyDown, onBlur, ref, ...rest }: WordsFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current);
  useGrowing(area, value);
  const completion = useCompletion(area);

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!completion.handleKeyDown(event)) onKeyDown?.(event);
  }

  return (
    <>
      <Words
        ref={area}
        value={value}
        dir="auto"
        {...rest}
        {...completion.props}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          completion.props.onBlur();
          onBlur?.(event);
        }}
      />
      {/* It stays mounted once it is there: a live region must be in the page before it announces. */}
      <Suspense>{completion.hasBegun && <LazyCompletionList area={area} completion={completion} />}</Suspense>
    </>
  );
}

/** The box grows from 120 to 360 px, then it scrolls. */
const Words = styled(TextArea)(({ theme }) => ({
  minHeight: 120,
  maxHeight: 360,
  resize: "none",
  ...theme.type.body,
  fontSize: "1rem",
}));
