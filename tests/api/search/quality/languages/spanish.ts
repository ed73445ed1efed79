import { type LanguageSet, queryFor } from "#tests/api/search/quality/query";

export const SPANISH: LanguageSet = {
  language: "Spanish",
  posts: [
    {
      title: "Una huerta en la azotea del hospital",
      content:
        "Los pacientes de larga estancia cuidan cuarenta macetas de tomates y hierbabuena. El médico pregunta primero por las plantas y después por el dolor. El ascensor ya tiene un botón verde para la azotea.",
    },
    {
      title: "El comedor del colegio compra a dos calles",
      content:
        "Antes las verduras venían de la capital en camión. Ahora el comedor las compra cada lunes a tres huertas del barrio, y los niños saben quién plantó las zanahorias. Se tira la mitad de comida que antes.",
    },
    {
      title: "Las abuelas enseñan a montar en bicicleta",
      content:
        "Doce mujeres de más de sesenta años aprendieron a montar en bicicleta el año pasado. Este año son ellas las maestras. Nadie se ríe de una caída cuando la maestra se cayó en la misma curva.",
    },
    {
      title: "Pintamos un carril y contamos bicicletas",
      content:
        "El ayuntamiento decía que por nuestra calle no pasaba nadie. Pintamos un carril provisional con tiza y contamos: 212 bicicletas en un sábado. La tiza duró hasta la lluvia, y el número llegó al pleno.",
    },
    {
      title: "Canciones para aprender a leer",
      content:
        "Mis alumnos de seis años leen mejor lo que ya saben cantar. Escribo en la pizarra la canción de la semana y ellos siguen las sílabas con el dedo. La palabra más difícil siempre cae en el estribillo.",
    },
    {
      title: "Leer en voz alta en el autobús de las siete",
      content:
        "Una conductora de mi línea pone un cuento cada mañana por el altavoz. Los viajeros llegan antes para sentarse delante. Desde entonces nadie se queja de los retrasos.",
    },
  ],
  queries: [
    queryFor("huertas en azoteas", "Una huerta en la azotea del hospital"),
    queryFor("biciceltas sabado", "Pintamos un carril y contamos bicicletas"),
    queryFor("verdura para el comedor escolar", "El comedor del colegio compra a dos calles"),
    queryFor("abuela aprende bicicleta", "Las abuelas enseñan a montar en bicicleta"),
    queryFor("¿cuántas bicicletas pasan por la calle?", "Pintamos un carril y contamos bicicletas"),
    queryFor("cancion silaba", "Canciones para aprender a leer"),
    queryFor("leyendo cuentos autobus", "Leer en voz alta en el autobús de las siete"),
  ],
};
