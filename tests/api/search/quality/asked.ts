import { queryFor, type SearchQuery } from "./query.ts";

/** Questions in plain words. */
export const QUESTIONS: readonly SearchQuery[] = [
  queryFor("how do I record my grandmother", "How to record your grandmother without making her perform"),
  queryFor("how can I test whether people understand a sign", "How I test a sign with twelve strangers and a coin"),
  queryFor("how to read a difficult book in a foreign language", "How to read a hard book in a language you half know"),
  queryFor("why did volunteers leave our kitchens", "The volunteers who leave were thanked too early"),
  queryFor(
    "what is it like to sit with the dying when there is nothing to do",
    "How to sit with somebody when there is nothing to do",
  ),
  queryFor(
    "who owns the shared battery and the washing machines",
    "The shared battery was a quarrel about washing machines",
  ),
  queryFor("why are my panels losing power in the harmattan", "Dust is a fuel price"),
  queryFor("where should a bench be placed in a square", "How to find out where a bench belongs"),
  queryFor("what should I ask people in a job interview", "Hiring for the second year"),
  queryFor(
    "how can I mark less without changing the grades",
    "I marked every second assignment, and the grades stayed the same",
  ),
  queryFor("do manured fields keep resistance genes", "What a manured field remembers about antibiotics"),
  queryFor("why do drivers misread letters on a road sign", "The letter that the highway made"),
  queryFor(
    "should we charge by the evening or by the kilowatt-hour",
    "We charge per evening, and the kilowatt-hour left the bill",
  ),
  queryFor("does childcare bring more people to meetings", "Childcare was cheaper than our whole publicity budget"),
];

/** Phrases, names, tags and the other operators. */
export const OPERATORS: readonly SearchQuery[] = [
  queryFor('"eight passengers"', "The eleven o'clock bus has eight passengers. Keep it"),
  queryFor("from:nadia.h pricing", "Say the price, then count to seven"),
  queryFor("from:kwame homework", "Homework that takes exactly twelve minutes"),
  queryFor("from:@anouk.l tapes", "Why we let people take the tapes home"),
  queryFor("tag:typography news site", "Font fallback is an editorial decision"),
  queryFor("#drainage sofa", "A drain is only as wide as its narrowest sofa"),
  queryFor("bottleneck -stand-up scanner", "Utilisation of 97% is a queue with good manners"),
  queryFor("has:image mini-grid street", "A mini-grid should fail one street at a time"),
  queryFor('"counted aloud"', "Forty metres of fence, and the eels came back in the third year"),
  queryFor("from:greg.a radiator", "The coldest room was the one with the new radiator"),
  queryFor("from:wren after:2020-01-01 cherry", "Practise the boring joint on good wood"),
  queryFor("tag:dyeing window", "We hung our reds in the south window for a year"),
  queryFor("potato -calendar", "Three grades, one question, 3,900 metres"),
  queryFor("woodpecker OR aspen", "The path that we moved for one woodpecker"),
  queryFor("nadia haddad silence after the price", "Say the price, then count to seven"),
  queryFor("tomas kral restore drill", "A restore drill with a kitchen timer"),
];

/** Names of places and people without their accents. */
export const ACCENTS: readonly SearchQuery[] = [
  queryFor("bouafle rain technician", "Ask what the technician does in the rain"),
  queryFor("sekou umbrella torch", "Ask what the technician does in the rain"),
  queryFor("tea bags odemis", "A tea bag is an honest probe of decay"),
  queryFor("bouake battery cells", "Old batteries make good neighbours"),
  queryFor("izmir newspaper typeface", "Font fallback is an editorial decision"),
  queryFor("fields in izmir manure", "What a manured field remembers about antibiotics"),
];

/** Typing errors: a character swapped, missing, doubled or wrong, or a missing space. */
export const SLIPS: readonly SearchQuery[] = [
  queryFor("bootlaoder", "A bootloader you can explain to your successor"),
  queryFor("woodpeker", "The path that we moved for one woodpecker"),
  queryFor("spektrograph", "A spectrograph that was measuring its own building"),
  queryFor("thermostatt", "Where the thermostat hangs decides who is cold"),
  queryFor("labor kettels broken", "What came back: 212 broken kettles on a table"),
  queryFor("telephon call six weeks", "A telephone call six weeks later"),
  queryFor("screwdirver", "One screwdriver, or we do not ship"),
  queryFor("savngs circle", "The savings circle that survived its treasurer"),
  queryFor("umbrela joke", "Translating a joke that only works in the rain"),
  queryFor("grandmothr recording", "How to record your grandmother without making her perform"),
  queryFor("barnicles salinity", "Barnacles as a second instrument"),
  queryFor("tea bag dekay", "A tea bag is an honest probe of decay"),
  queryFor("parkingspace rain", "Take out one parking space and see what the rain does"),
  queryFor("midwife hadnover", "We let the receiving midwife speak first at handover"),
  queryFor("hospitl signs removed", "We removed a third of the signs and people got lost less"),
  queryFor("thirteen week forcast", "A thirteen-week forecast in pencil"),
  queryFor("attendence potatoes", "The school calendar should follow the potatoes"),
  queryFor("suppper choir", "Supper is part of the rehearsal"),
  queryFor("kerening pairs", "Kerning pairs are a map of who was in the room"),
  queryFor("tenats meeting", "What a tenants' meeting sounds like when it works"),
  queryFor("homewrok twelve minutes", "Homework that takes exactly twelve minutes"),
];
