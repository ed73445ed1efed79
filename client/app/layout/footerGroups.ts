/** A text of client/pages/info: its address below the root, and the label of its link. */
export interface FooterPage {
  name: string;
  label: string;
}

interface FooterGroup {
  title: string;
  pages: readonly FooterPage[];
}

/** The twelve pages to which the footer links. The router makes a screen of each. */
export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    title: "Product",
    pages: [
      { name: "features", label: "Features" },
      { name: "pricing", label: "Pricing" },
      { name: "api", label: "API" },
      { name: "support", label: "Support" },
    ],
  },
  {
    title: "Project",
    pages: [
      { name: "about", label: "About" },
      { name: "careers", label: "Careers" },
      { name: "contact", label: "Contact" },
      { name: "feedback", label: "Feedback" },
    ],
  },
  {
    title: "Policies",
    pages: [
      { name: "guidelines", label: "Guidelines" },
      { name: "privacy", label: "Privacy" },
      { name: "terms", label: "Terms" },
      { name: "cookies", label: "Cookies" },
    ],
  },
];
