import { type LanguageSet, queryFor } from "#tests/api/search/quality/query";

export const PORTUGUESE: LanguageSet = {
  language: "Portuguese",
  posts: [
    {
      title: "As sobras da feira viram sopa",
      content:
        "Às duas da tarde os feirantes nos dão o que não venderam. Às quatro já há sopa para oitenta pessoas na paróquia. O segredo é aceitar a receita que a feira escolheu.",
    },
    {
      title: "Caixas de feira que voltam",
      content:
        "Cada banca da nossa feira gastava quarenta caixas de papelão por semana. Compramos caixas dobráveis em comum e cobramos um depósito pequeno. Em seis meses só perdemos nove.",
    },
    {
      title: "A chuva do telhado rega a escola",
      content:
        "Ligamos as calhas do telhado a duas cisternas de mil litros. A horta da escola passou a seca inteira sem abrir a torneira. As crianças medem o nível com uma vara e anotam na parede.",
    },
    {
      title: "Telhados brancos num verão de quarenta graus",
      content:
        "Pintamos de cal os telhados de onze casas da rua de cima. Dentro delas a tarde ficou três graus mais fresca do que nas outras. A tinta custou menos do que um ventilador.",
    },
    {
      title: "Aulas de português entre duas máquinas de lavar",
      content:
        "Na lavanderia do bairro as pessoas esperam cinquenta minutos. Nós damos aulas de conversação para quem chegou há pouco ao país. Os primeiros verbos são lavar, secar e dobrar.",
    },
  ],
  queries: [
    queryFor("sopas com sobra de feira", "As sobras da feira viram sopa"),
    queryFor("caixa dobravel", "Caixas de feira que voltam"),
    queryFor("cisterna para escolas", "A chuva do telhado rega a escola"),
    queryFor("como pintar um telhado contra o calor", "Telhados brancos num verão de quarenta graus"),
    queryFor("aula de portugues na lavandaria", "Aulas de português entre duas máquinas de lavar"),
  ],
};
