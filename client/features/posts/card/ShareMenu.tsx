import styled from "@emotion/styled";
import { Check, Link2, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { copyAddress } from "#client/ui/toasts/copyAddress.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "#client/ui/overlays/Menu.tsx";
import { FacebookMark, LinkedInMark, WhatsAppMark } from "./networkMarks.tsx";
import { canShareNatively, previewOf, shareLinks } from "./sharing.ts";
import type { SharedPost } from "./sharing.ts";

/** How long the entry shows that the link was copied, in milliseconds. */
const COPIED_FOR = 2_000;

interface ShareMenuProps {
  post: SharedPost;
  trigger: ReactElement;
}

/** The ways to share a post's address. The menu is open when it mounts. */
export function ShareMenu({ post, trigger }: ShareMenuProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    setCopied(await copyAddress(post.url, "post"));
  }

  /** Opens the system's dialog for sharing. A member who closes it has shared nothing, and that is no failure. */
  function shareNatively() {
    void ignoreFailure(navigator.share({ title: previewOf(post), url: post.url }), "optional");
  }

  const links = shareLinks(post);
  return (
    <Menu trigger={trigger} label="Share this post" defaultOpen>
      <Preview dir="auto">{previewOf(post)}</Preview>
      <MenuSeparator />
      {canShareNatively() && (
        <MenuItem icon={<Share2 aria-hidden />} onSelect={shareNatively}>
          Share via…
        </MenuItem>
      )}
      <MenuItem
        icon={isCopied ? <Check aria-hidden /> : <Link2 aria-hidden />}
        onSelect={(event) => {
          event.preventDefault();
          void copy();
        }}
      >
        {isCopied ? "Copied" : "Copy Link"}
      </MenuItem>
      <MenuItem asChild>
        <a href={links.linkedIn} target="_blank" rel="noopener noreferrer">
          <LinkedInMark /> LinkedIn
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href={links.whatsApp} target="_blank" rel="noopener noreferrer">
          <WhatsAppMark /> WhatsApp
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href={links.facebook} target="_blank" rel="noopener noreferrer">
          <FacebookMark /> Facebook
        </a>
      </MenuItem>
    </Menu>
  );
}

const Preview = styled(MenuLabel)({ maxWidth: 220, overflowWrap: "anywhere" });
