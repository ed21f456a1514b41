import { saidAs } from '../italian/small-words.ts'
import type { Doing, GrammarSense } from './sense.ts'

/** «spostare», and how one orders it: «sposta», «spostami», and of what is done by us as well «spostiamo». */
function ordersOf(verb: string, together: boolean): readonly string[] {
  const stem = verb.slice(0, -3)
  const bare = stem.replace(/i$/, '')
  const isAre = verb.endsWith('are')
  const one = isAre ? `${stem}a` : `${bare}i`
  return [verb, one, `${one}mi`, ...(together ? [`${isAre && stem === bare ? stem.replace(/[cg]$/, '$&h') : bare}iamo`] : [])]
}

const table = (sense: GrammarSense, words: string): readonly (readonly [string, GrammarSense])[] =>
  words.split(',').flatMap((word) => saidAs(word.trim()).map((one) => [one, sense] as const))
const verbs = (what: Doing, words: string, others: string) =>
  table(
    { is: 'does', what },
    [...words.split(' ').flatMap((verb) => ordersOf(verb, /^[crs]/.test(what) && what !== 'show')), others].join(),
  )

/** What Italian itself says, word for word; the order decides between two that are as long. */
export const GRAMMAR: readonly (readonly [phrase: string, sense: GrammarSense])[] = [
  ...table({ is: 'asks', what: 'who' }, 'chi, a chi, di chi, da chi, con chi'),
  ...table({ is: 'asks', what: 'when' }, 'quando, a che or[ae], che giorno, in che giorno, che ora, in che data, per quando'),
  ...table({ is: 'asks', what: 'where' }, 'dove, in quale, in che'),
  ...table({ is: 'asks', what: 'which' }, 'qual[ie], qual, che cosa, che'),
  ...table({ is: 'asks', what: 'many' }, 'quant[ie], numero di, il numero di, conta, conteggio, contami, in quant[ie]'),
  ...table({ is: 'asks', what: 'much' }, 'quant[oa], a quanto, quant, quant e, di quanto, per quanto'),
  ...table(
    { is: 'asks', what: 'how' },
    'come si calcola, come (l[oaie] |)calcoli, come (lo |)calcolate, come (ci|ci si) arriv[ia], come salta fuori, come (si fa|fai) a calcolare, in che modo si calcola, come (viene|e) calcolat[oa], come si ottiene, da dove viene, come esce, da cosa dipende, formula, come nasce, cosa comprende, cosa vuol dire, come si fa il calcolo, calcolato',
  ),
  ...table(
    { is: 'asks', what: 'history' },
    'chi ha (spostat|cambiat|modificat|creat|inserit|mess|registrat|annullat|cancellat|confermat|toccat|aggiornat|segnat)o, storia, storico, cronologia, chi ha fatto modifiche, modifiche, (che |)cosa e (cambiato|successo)',
  ),
  ...verbs(
    'create',
    'creare aggiungere mettere registrare segnare aprire preparare fissare prenotare caricare scrivere programmare pianificare',
    'inserisci, inserire, inseriamo, nuov[oa], fammi, butta giu',
  ),
  ...verbs(
    'assign',
    'segnare mettere impostare portare passare rendere rimettere considerare assegnare affidare mandare',
    'assegniamo, affidiamo, mandiamo, dai, dare, (falla|fallo|falli|falle|fai) fare, dall[oaie] (a|al|alla)',
  ),
  ...verbs(
    'update',
    'cambiare modificare aggiornare correggere alzare abbassare aumentare togliere rinominare scalare mettere impostare',
    'cambiamo, modifichiamo, riduci, diminuisci, diminuire, sostituisci, sostituire, mettici, diventa, diventano, diventera',
  ),
  ...verbs(
    'shift',
    'spostare anticipare posticipare rimandare rinviare slittare prolungare allungare accorciare prorogare rinnovare',
    'l[oaie] (facciamo|mettiamo|spostiamo|rimandiamo|anticipiamo), slittano, va (spostat|rimandat|anticipat)[oa], (fai|fall[oaie]) slittare, fai scivolare, fall[oaie], farl[oa], facciamol[oaie], sposterei',
  ),
  ...verbs('remove', 'cancellare eliminare rimuovere togliere levare', 'butta via'),
  ...verbs(
    'show',
    'mostrare elencare trovare cercare visualizzare stampare esportare',
    'vediamo, leggimel[ie], fammel[iaeo] vedere, quali sono, (dimmi|fammi vedere) quali sono, dimmel[ie], (fammi|fai|vorrei|voglio|farmi) (vedere|sapere), vedere, elenco di, elenco, lista, la lista, dammi, dimmi, apri, sapere, mi (dic[ia]|dite|cerchi|trovi|dai|mostri|elenchi|ricordi|leggi|stampi|fai vedere|sai dire), dirmi, ricordami, leggimi, tirami fuori',
  ),
  ...table({ is: 'fn', fn: 'sum' }, 'total[ie], somma, in tutto, complessivo, complessivamente, in totale, nel complesso, valore'),
  ...table({ is: 'fn', fn: 'avg' }, 'medi[oae], medi, in media, mediamente'),
  ...table({ is: 'fn', fn: 'max' }, 'massim[oa]'),
  ...table({ is: 'fn', fn: 'min' }, 'minim[oa]'),
  ...table(
    { is: 'order', of: 'number', direction: 'desc' },
    'piu car[oaie], piu costos[oaie], piu alt[oaie], piu grand[ie], piu gross[oaie], maggior[ie], piu lung[oa], piu lungh[ie], piu soldi, di piu, piu important[ie], piu',
  ),
  ...table(
    { is: 'order', of: 'number', direction: 'asc' },
    'meno car[oaie], piu economic[oai], piu economiche, piu bass[oaie], piu piccol[oa], piu cort[oa], minore, di meno, meno',
  ),
  ...table({ is: 'order', of: 'day', direction: 'desc' }, 'ultim[oaie], piu recent[ie], piu nuov[oa]'),
  ...table(
    { is: 'order', of: 'day', direction: 'asc' },
    'prim[oaie], prossim[oaie], piu vecchi[oae], piu vecchi, piu vicin[oaie], piu urgent[ie]',
  ),
  ...table(
    { is: 'compare', op: 'gt' },
    'piu di, piu del, piu dell, oltre, sopra, superiore a, superiori a, superiore ai, superiori ai, maggiore di, maggiori di, piu grande di, piu grandi di, sopra [ai], sopra le, oltre i, oltre le, supera, superano, piu alta di, piu alto di, piu di un, piu lung[oa] di, piu lungh[ie] di, piu alt[ie] di, piu car[ie] di',
  ),
  ...table({ is: 'compare', op: 'gte' }, 'almeno, minimo, da almeno, non meno di, in su'),
  ...table(
    { is: 'compare', op: 'lt' },
    'meno di, meno del, meno dell, sotto, sotto [ai], sotto le, inferiore a, inferiori a, minore di, minori di, meno dei, piu cort[ie] di, piu bass[ie] di, piu piccol[ie] di',
  ),
  ...table({ is: 'compare', op: 'lte' }, 'al massimo, massimo, non piu di, fino a, entro i'),
  ...table({ is: 'compare', op: 'eq' }, 'esattamente, pari a'),
  ...table({ is: 'versus' }, 'rispetto, rispetto a, in confronto, confronto, in confronto a, meglio, peggio, meglio di, peggio di, contro'),
  ...table(
    { is: 'not' },
    'non, no, mai, nessun[oa], nessun, tranne, eccetto, esclus[oaie], a parte, neanche, nemmeno, salvo, fuorche, escludendo, ad eccezione di, all infuori di',
  ),
  ...table({ is: 'without' }, 'senza, privi di, prive di, privo di, priva di, manca il, manca la, manca, mancano, mancant[ie], vuot[oa]'),
  ...table(
    { is: 'each' },
    'mese per mese, giorno per giorno, per mese, per giorno, al mese, al giorno, ogni mese, ogni giorno, dividi per, dividimelo per, dividimeli per, dividimele per, dividili per, dividile per, dividilo per, suddividi per, suddividili per, raggruppa per, raggruppali per, raggruppale per, separa per, spezza per, per ogni, ciascun, per ciascun, per ciascun[oa], diviso per, divisi per, divise per, divisa per, suddiviso per, suddivisi per, suddivise per, raggruppati per, raggruppate per, a testa, ogni, ciascun[oa], ripartito per, ripartiti per, ripartizione per, distinti per, distinte per, in base a, in base al',
  ),
  ...table(
    { is: 'free' },
    'liber[oaie], disponibil[ie], post[oi], buco, buchi, spazio, disponibilita, vuot[ie], c e posto, abbiamo posto, si libera, si liberano, spazi, ci sta ancora, ci stanno ancora, ci stiamo',
  ),
  ...table({ is: 'all' }, 'tutt[oaie], ogni'),
  ...table(
    { is: 'stands', where: 'open' },
    'da fare, ancora da fare, apert[oaie], in sospeso, da finire, da chiudere, in programma, previst[oaie]',
  ),
  ...table({ is: 'stands', where: 'over' }, 'fatt[oaie], finit[oaie], conclus[oaie], terminat[oaie], chius[oaie]'),
  ...table(
    { is: 'stands', where: 'late' },
    'in ritardo, arretrat[oaie], rimasto indietro, rimasti indietro, rimaste indietro, scadut[oaie]',
  ),
  ...table(
    { is: 'tense', when: 'past' },
    'e stat[oa], sono stat[ie], era, erano, c era, c erano, avevamo, avev[oa], avevano, abbiamo fatto, abbiamo avuto',
  ),
  ...table({ is: 'tense', when: 'future' }, 'sara, saranno, ci sara, ci saranno, avremo, avro, verra, verranno, arrivera, arriveranno'),
  ...table(
    { is: 'reply', what: 'yes' },
    'si, ok, okay, va bene, conferm[oa], certo, perfetto, esatto, procedi, vai, d accordo, giusto, confermal[oa], fallo, certamente, sicuro, dai',
  ),
  ...table(
    { is: 'reply', what: 'no' },
    'no, lascia stare, lascia perdere, niente, non importa, annulla, ferma, stop, aspetta, non fa niente',
  ),
  ...table(
    { is: 'reply', what: 'undo' },
    'annulla, disfa, torna indietro, annulla l ultima modifica, rimetti com era, ripristina, come prima, annulla tutto, torna com era',
  ),
  ...table({ is: 'reply', what: 'again' }, 'ricomincia, ricominciamo, da capo, reset, nuova conversazione'),
  ...table({ is: 'joins' }, 'al posto di, al posto del, al posto dell[oa], al posto dei, invece di, invece del, invece della, anziche'),
  ...table({ is: 'those' }, 'quest[oaie], quell[oaie], di quest[ie], di loro, loro, ess[ie], lo, la, li, le, ne, stess[oaie]'),
]
