import { folded as fold } from "#server/core/words/fold.rules";
import { stemOf } from "./words.stems.model.ts";

/** A word of a text and where it stands. */
export interface Token {
  /** As it was written. */
  text: string;
  /** Without accents and in lower case. */
  folded: string;
  stem: string;
  start: number;
  end: number;
}

/** A word, or a part of one: "off-grid" is two, "don't" and "12.5" are one. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{M}\p{N}]+)*/gu;
const POSSESSIVE = /['’]s$/u;

/** Returns the words of a text, in their order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: written, index }) => {
    const word = written.replace(POSSESSIVE, "");
    const folded = fold(word);
    return { text: word, folded, stem: stemOf(folded), start: index, end: index + word.length };
  });
}

const wordList = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter((word) => word !== ""));

/** Words that say nothing about the subject of a question, as they are typed. */
const EMPTY_WORDS = wordList(`
 a about above according co re across actually after again against ago ain't all almost along already also although always am
  among an and another any anybody anymore anyone anything anyway anywhere are aren't around as asked asking asks at away
  be became because become becomes been before behind being below beneath beside besides between beyond both but by came can
  can't cannot could couldn't did didn't do does doesn't doing don't done down during each either else enough even ever every
  everybody everyone everything everywhere except few for from further had hadn't has hasn't have haven't having he hence her
  here hers herself him himself his how however i i'd i'll i'm i've if in inside instead into is isn't it it's its itself
  just less let lets like likely may maybe me might mine more most much must my myself near nearly neither never no nobody none
  nor not nothing now of off often on once one ones only onto or other others otherwise our ours ourselves out outside over
  own per perhaps please quite rather really same she should shouldn't since so some somebody somehow someone something
  sometimes somewhere soon still such than that that's the their theirs them themselves then there there's these they they're
  this those though through throughout thus till to together too toward towards under unless until up upon us very via was
  wasn't we we're well were weren't what what's whatever when whenever where wherever whether which while who who's whoever
  whole whom whose why will with within without won't would wouldn't yet you you're your yours yourself
  anybody's tell told me describe explain summarise summarize summary show according
  ask say says said saying talk talked talks talking mention mentioned mentions discuss discussed discusses discussing discussion
  discussions write writes wrote written writing post posts posted posting comment comments commented share shared shares sharing
  idea ideas insight insights question questions answer answers topic topics subject subjects thread threads article articles
  member members community communities commonplace people person folks anyone everyone author authors
  think thinks thought thoughts opinion opinions view views believe believes consensus debate debated debates argue argues argued
  agree agrees agreed disagree disagrees disagreed agreement disagreement recommend recommends recommended recommendation
  recommendations suggest suggests suggested suggestion suggestions advice advise advises advised tip tips experience
  experiences experienced know knows knew known knowledge expert experts heard hear interested interesting
  regarding concerning know-how happen happens happened happening currently recently lately recent latest trending trend trends
  popular important gap gaps main common`);

/** Words that most questions hold whatever their subject is: they count little. */
const WEAK_WORDS = wordList(`
 able allow allowed approach approaches become begin best better big bigger biggest bit bring call called care change
  changed changes changing cause causes caused come comes consider could day days deal dealing deals decide decided difference
  different difficult do easier easy effect effective end example examples fact far fast find finding finds found fix first
  gain gave get gets getting give given gives giving go goes going gone good got great hard help helped helping helps high idea
  improve improved improves improving instead involve keep keeps keeping kept kind kinds large last late later lead learn learned
  learning learns learnt leave less lesson lessons little long look looking looks lot lots low make makes making made manage
  managed manages many matter matters mean means method methods month months need needed needs new number numbers old open part
  parts place point possible prevent problem problems put reason reasons result results right run said see seen seem seems
  several small solution solutions solve sort sorts start started starting stay stop stopped sure
  take taken takes taking thing things time times took tried tries try trying turn turned two type types use used
  useful uses using usually want wanted wants way ways week weeks went work worked working works worse worst worth wrong year
  years avoid avoided avoiding tackle handle handling reach reached become ended actual real really true quick quickly
  successful successfully success benefit benefits advantage advantages`);

/** Whether a word says nothing about a subject. */
export const isEmptyWord = ({ folded }: Token): boolean => EMPTY_WORDS.has(folded) || /^[a-z]$/u.test(folded);

/** Whether a word says little about a subject. */
export const isWeakWord = ({ folded }: Token): boolean => WEAK_WORDS.has(folded);
