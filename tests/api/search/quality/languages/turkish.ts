import { type LanguageSet, queryFor } from "#tests/api/search/quality/query";

export const TURKISH: LanguageSet = {
  language: "Turkish",
  posts: [
    {
      title: "Mahalle fırınında askıda ekmek",
      content:
        "Fırından iki ekmek alan biri, birini askıya bırakıyor. Kimin bıraktığı ve kimin aldığı sorulmuyor. Geçen kış günde ortalama otuz ekmek sahibini buldu.",
    },
    {
      title: "Çöpe giden ekmeği tarttık",
      content:
        "Okul yemekhanesinde bir ay boyunca artan ekmeği tarttık. Dilimler incelince israf yarıya indi. Öğrenciler grafiği yemekhanenin kapısına astı.",
    },
    {
      title: "Gölgesi olan duraklar",
      content:
        "Yazın otobüs beklenen her durağı öğle vakti ölçtük. Gölgeli duraklarda yolcular on dakika daha sabırlıydı. Belediye ilk altı ağacı bu listeye göre dikti.",
    },
    {
      title: "Kadınların tohum sandığı",
      content:
        "Köyümüzde yerli domates tohumları bir sandıkta saklanır. Alan kişi hasattan sonra iki katını geri getirir. Sandığın anahtarı her yıl başka bir evde durur.",
    },
  ],
  queries: [
    queryFor("askida ekmek firin", "Mahalle fırınında askıda ekmek"),
    queryFor("ekmek israfı okul", "Çöpe giden ekmeği tarttık"),
    queryFor("golgeli durak", "Gölgesi olan duraklar"),
    queryFor("yerli tohum nasıl saklanır", "Kadınların tohum sandığı"),
  ],
};
