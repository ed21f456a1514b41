/** Other wordings of what several trades ask, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  'Quali fatture devo incassare?':
    'fatture non pagate | fatture aperte | fatture da saldare | chi deve ancora pagare le fatture | soldi da prendere | chi non ha pagato | chi non ci ha pagato | chi non ci ha ancora pagato | chi deve ancora pagarci | chi manca da pagare | non ha ancora pagato la fattura | da incassare | fatture in attesa di pagamento | roba da incassare | fatture da incassare | fatture che non ci hanno pagato | fatture ancora da pagare | fatture non ancora pagate | fatture non saldate | fatture dobbiamo ancora incassare',
  'Quali fatture sono scadute?':
    'fatture in ritardo | insoluti | chi è in ritardo con i pagamenti | chi devo sollecitare | fatture arretrate | chi è indietro con i soldi | scadute | fatture scadute e non pagate | solleciti da fare | fatture da sollecitare | a chi devo mandare il sollecito | clienti morosi | morosi | cattivi pagatori | chi è in arretrato | pagamenti in ritardo | pagamenti scaduti | chi doveva già pagare',
  'Quali fatture devo ancora emettere?':
    'fatture in bozza | bozze di fattura | fatture da mandare | fatture da spedire | fatture da inviare | fatture non ancora emesse | fatture rimaste in bozza',
  'Quali fatture scadono questa settimana?':
    'fatture che scadono questa settimana | fatture in scadenza questa settimana | pagamenti attesi questa settimana | chi deve pagare questa settimana | incassi previsti questa settimana',
  'Quanto dobbiamo incassare?':
    'quanto abbiamo da incassare | totale crediti | quanti soldi dobbiamo prendere | quanto ci devono in tutto | quanto ho da incassare | quanto devo incassare | quanto devo ancora incassare | quanto abbiamo da prendere | quanto devo prendere | quanto dobbiamo avere | quanto ci devono ancora | quanti soldi mi devono | quanti soldi dobbiamo avere | quanto ho fuori | quanto abbiamo fuori | quanti soldi abbiamo fuori | crediti aperti | totale da incassare',
  'Chi ci deve dei soldi?':
    'chi ci deve ancora pagare | quali clienti devono pagare | chi deve ancora saldare | chi non ha saldato | chi ci deve ancora soldi',
}
