import { type LanguageSet, queryFor } from "#tests/api/search/quality/query";

export const FRENCH: LanguageSet = {
  language: "French",
  posts: [
    {
      title: "Un four à pain pour tout le village",
      content:
        "Nous avons remonté le vieux four derrière l'église, pierre par pierre. Il chauffe le samedi, et chaque famille y cuit son pain à tour de rôle. On y apprend plus de nouvelles qu'au café.",
    },
    {
      title: "Le boulanger ne jette plus rien",
      content:
        "Chaque soir il restait trente baguettes invendues. Maintenant le pain de la veille est vendu à moitié prix dans un panier près de la porte, et le reste devient de la chapelure. Les pertes ont baissé de deux tiers en un hiver.",
    },
    {
      title: "Des haies plutôt que des clôtures",
      content:
        "Quatre éleveurs de notre vallée ont arraché leurs barbelés et planté deux kilomètres de haies. Au bout de cinq ans les oiseaux sont revenus, et les vaches ont enfin de l'ombre. La taille prend deux jours en février.",
    },
    {
      title: "Compter les oiseaux depuis la classe",
      content:
        "Tous les vendredis mes élèves comptent pendant dix minutes les oiseaux de la cour, toujours par la même fenêtre. Ils se disputent sur les moineaux, et c'est là que commence la leçon de statistique.",
    },
    {
      title: "La bibliothèque prête aussi des graines",
      content:
        "On emprunte un sachet au printemps, on sème, et on rapporte à l'automne les graines de ses plus belles tomates. La première année un lecteur sur trois a rendu les siennes. Le tiroir est rangé par ordre alphabétique, comme les romans.",
    },
    {
      title: "Un jardin partagé, une seule clé",
      content:
        "Vingt voisins cultivent la même parcelle derrière la gare. Les tomates sont à tout le monde, la clé aussi. Le seul règlement tient sur la porte : celui qui arrose le dernier ferme.",
    },
  ],
  queries: [
    queryFor("fours à pain", "Un four à pain pour tout le village"),
    queryFor("baguette invendue", "Le boulanger ne jette plus rien"),
    queryFor("boulangr pain de la veille", "Le boulanger ne jette plus rien"),
    queryFor("planter une haie", "Des haies plutôt que des clôtures"),
    queryFor("comment compter les oiseaux avec une classe", "Compter les oiseaux depuis la classe"),
    queryFor("bibliotheque graine", "La bibliothèque prête aussi des graines"),
    queryFor("jardins partages", "Un jardin partagé, une seule clé"),
  ],
};
