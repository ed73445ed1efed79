import styled from "@emotion/styled";
import { VideoOff } from "lucide-react";
import { useRef, useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import { onPicture, PlayButton } from "#client/features/media/PlayButton.tsx";
import { useMayAutoplay } from "#client/features/media/autoplay.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { filling, frameOf, MediaFrame } from "./mediaFrame.ts";
import type { MediaShape } from "./mediaFrame.ts";
import { useFreshUrl } from "./useFreshUrl.ts";
import { usePlayback } from "./usePlayback.ts";

export const PostVideo_media = graphql(`
  fragment PostVideo_media on Media {
    id
    url
    alt
    width
    height
    thumbnail
    duration
  }
`);

interface PostVideoProps {
  video: FragmentType<typeof PostVideo_media>;
  authorName: string;
  shape: MediaShape;
}

/** The video of a post: it plays muted and in a loop while it is visible. A button always stops and starts it. */
export function PostVideo(props: PostVideoProps) {
  const video = useFragmentData(PostVideo_media, props.video);
  const element = useRef<HTMLVideoElement>(null);
  const { isPlaying, toggle, events } = usePlayback(element, useMayAutoplay(), video.url);
  const [hasFailed, setFailed] = useState(false);
  const resumeAt = useRef<number | null>(null);
  const renew = useFreshUrl(video, () => setFailed(true));
  const name = video.alt?.trim() || `Video by ${props.authorName}`;
  return (
    <MediaFrame {...frameOf(video, props.shape)}>
      <Film
        ref={element}
        src={mediaPath(video.url)}
        poster={video.thumbnail ? mediaPath(video.thumbnail) : undefined}
        width={video.width}
        height={video.height}
        aria-label={name}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload={video.thumbnail ? "none" : "metadata"}
        onError={(event) => {
          resumeAt.current = event.currentTarget.currentTime;
          renew();
        }}
        onLoadedMetadata={(event) => {
          if (resumeAt.current !== null) event.currentTarget.currentTime = resumeAt.current;
          resumeAt.current = null;
        }}
        {...events}
      />
      {hasFailed ? (
        <Note role="status">
          <VideoOff aria-hidden /> Video could not be loaded
        </Note>
      ) : (
        <PlayButton name={name} isPlaying={isPlaying} onToggle={toggle}>
          {!isPlaying && video.duration ? <span aria-hidden>{clock(video.duration)}</span> : null}
        </PlayButton>
      )}
    </MediaFrame>
  );
}

/** Formats the length of a video: 0:07, 12:30. */
function clock(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const Film = styled.video(filling);

const Note = styled.div(({ theme }) => ({ ...onPicture, ...theme.type.meta }));
