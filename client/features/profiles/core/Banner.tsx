import styled from "@emotion/styled";
import { useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { srcSets } from "#client/lib/media/pictureSources.ts";
import { DefaultBanner } from "#client/features/media/DefaultBanner.tsx";
import { pictureFill } from "#client/ui/layout/pictureFill.ts";

export const Banner_user = graphql(`
  fragment Banner_user on User {
    id
    banner {
      url
      sources {
        url
        width
        type
      }
    }
  }
`);

interface BannerProps {
  user: FragmentType<typeof Banner_user>;
  /** A picture that is going to be the banner, as a preview. */
  preview?: string | null;
}

/** The wide picture on top of a profile, and the product's own where there is none or it cannot be loaded. */
export function Banner({ user: reference, preview = null }: BannerProps) {
  const { banner } = useFragmentData(Banner_user, reference);
  const [broken, setBroken] = useState<string | null>(null);
  if (preview !== null) return <Picture src={preview} alt="" />;
  if (!banner || broken === banner.url) return <DefaultBanner />;
  return (
    <picture>
      {srcSets(banner.sources).map((source) => (
        <source key={source.type} {...source} sizes="(min-width: 1120px) 1088px, 100vw" />
      ))}
      <Picture
        key={banner.url}
        src={mediaPath(banner.url)}
        alt=""
        fetchPriority="high"
        decoding="async"
        onError={() => setBroken(banner.url)}
      />
    </picture>
  );
}

const Picture = styled.img(pictureFill);
