import { type LanguageSet, queryFor } from "#tests/api/search/quality/query";

export const ITALIAN: LanguageSet = {
  language: "Italian",
  posts: [
    {
      title: "Una panchina per ogni fermata",
      content:
        "Gli anziani del quartiere prendevano l'autobus solo dove ci si poteva sedere. Abbiamo chiesto ai negozi di tenere fuori una panchina, e ora ne abbiamo ventidue. La linea ha guadagnato passeggeri proprio alle fermate più lontane.",
    },
    {
      title: "La fermata dipinta dai ragazzi",
      content:
        "La pensilina davanti alla scuola veniva rovinata ogni mese. La terza media l'ha dipinta con le storie di chi aspetta l'autobus. Da un anno e mezzo nessuno la tocca.",
    },
    {
      title: "L'orologiaio in pensione ripara il mercoledì",
      content:
        "Nella nostra officina di quartiere un vecchio orologiaio aggiusta sveglie e insegna a chi vuole guardare. Dice che un orologio fermo è quasi sempre soltanto sporco. La fila comincia alle otto.",
    },
    {
      title: "Biblioteca aperta fino a mezzanotte",
      content:
        "Due sere alla settimana la biblioteca resta aperta agli studenti che a casa non hanno una stanza tranquilla. I volontari fanno il tè e spengono le luci. In giugno non si trova più una sedia.",
    },
    {
      title: "Gli orti nel cortile delle case popolari",
      content:
        "Tra i palazzi c'era un parcheggio che nessuno usava. Adesso ci sono trenta orti piccoli, un rubinetto comune e una lista di turni per annaffiare. Chi ha troppe zucchine le lascia sulle scale.",
    },
  ],
  queries: [
    queryFor("panchine alle fermate", "Una panchina per ogni fermata"),
    queryFor("chi ha dipinto la pensilina della scuola", "La fermata dipinta dai ragazzi"),
    queryFor("riparare orologi", "L'orologiaio in pensione ripara il mercoledì"),
    queryFor("biblioteche aperte la sera", "Biblioteca aperta fino a mezzanotte"),
    queryFor("orto cortili", "Gli orti nel cortile delle case popolari"),
  ],
};
