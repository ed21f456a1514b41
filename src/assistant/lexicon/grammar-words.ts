import type { Doing, GrammarSense } from './sense.ts'

/** A phrase in all its endings and choices: «nuov[oa]», «(lo|la) spostiamo». */
function saidAs(phrase: string): readonly string[] {
  const [whole, ends, choices] = /\[(\w+)\]|\(([^)]*)\)/.exec(phrase) ?? []
  if (whole === undefined) return [phrase]
  return (ends ? [...ends] : (choices?.split('|') ?? [])).flatMap((one) => saidAs(phrase.replace(whole, one)))
}

/** «spostare», and how one orders it: «sposta», «spostami», and of what is done by us as well «spostiamo». */
function ordersOf(verb: string, together: boolean): readonly string[] {
  const stem = verb.slice(0, -3)
  const bare = stem.replace(/i$/, '')
  const isAre = verb.endsWith('are')
  const one = isAre ? `${stem}a` : `${bare}i`
  return [verb, one, `${one}mi`, ...(together ? [`${isAre && stem === bare ? stem.replace(/[cg]$/, '$&h') : bare}iamo`] : [])]
}

const set = (words: string): ReadonlySet<string | undefined> => new Set(words.split(/\s+/).flatMap(saidAs))

/** Articles, and what leads to a thing, alone and with its article. */
export const THE = set('il lo la l i gli le')
export const OF = set('di d del dei degli dell dell[oae]')
export const TO = set('a ad al ai agli all all[oae]')
export const FROM = set('da dal dai dagli dall dall[oae]')
export const IN = set('in nel nei negli nell nell[oae]')
export const ON = set('su sul sui sugli sull sull[oae]')
const LEADS = [...OF, ...TO, ...FROM, ...IN, ...ON, ...set('per con col coi')]

/** Articles, prepositions and pronouns: they need no explanation, and a phrase is found with or without them. */
export const LINKS = new Set([...LEADS, ...THE, ...set('un un[oa] e ed o od che ci mi ti si ne vi me te se ce c m n t s v')])

const PREPOSITIONS = new Set([...LEADS, ...set('tra fra senza tranne')])
/** Whether a word hangs what follows on something else. */
export const isPreposition = (word: string): boolean => PREPOSITIONS.has(word)

/** Words that greet, ask politely, hesitate or help a verb: what is said is the same without them. */
export const POLITE = set(
  `oh ah uh ehi ohi mah boh guarda sent[ai] ho hai ha abbiamo avete hanno sono sei siamo siete stat[oaie] essere avere ma anche pure poi quindi ecco gia ancora proprio circa attualmente adesso ora subito favore piacere cortesia grazie ciao buongiorno buonasera salve buondi allora dunque ehm eh cui uhm mmh sbaglio beh bene scus[ai] scusami ascolta puoi potresti potete puo posso possiamo potrei possono vorrei voglio vuoi vuole dev[oe] dobbiamo devono dovrei serve servono servirebbe mi[oae] miei nostr[oaie] tuo su[oa] loro quel quell[oaie] quest[oaie] tra fra st[oa] stanno stiamo fa fai fare faccio facciamo hm cosa cos riguardo relativ[oaie] tipo come cioe insomma comunque magari appena solo soltanto solamente sistema gestionale programma assistente qui vicino dire detto chiamat[oa] nome signor signora sig dottor dottoressa dott ingegner professor ragionier esserci esserne risulta risultano esiste esistono rimane rimangono resta restano caso ben via venire anzi piuttosto dic[ai] dite attimo attimino`,
)

/**
 * Words of every day that help a sentence along and seldom decide it: «da chi prendiamo i tasselli», «a quanto ammontano». They are not
 * explained by the trade and may be left unexplained where the rest is.
 */
const LIGHT = set(
  `prendere prend[oie] prendiamo prendono pres[oaie] comprare compra compriamo comprano comprat[oi] ammonta ammontano ammontare fanno fatt[oaie] va vado vai andiamo vanno andare andat[oai] viene vengono vengo veniamo venire venut[oai] veniva dare dat[oai] danno diamo dava chiest[oa] chiedere chiede restare restat[oa] rimast[oaie] rimanere mandare manda mandat[oai] mandiamo mettere mess[oaie] trovare trova troviamo trovato vedere vist[oai] vediamo sapere sappiamo so tenere tiene teniamo tengo tenuto lasciare lascia lasciat[oaie] volere vale valgono conta servire servito usare usa usiamo usat[oai] seguire segue seguono seguito parlare dice dicono dett[oa] cos[ie] bisogno momento volt[ae] part[ie] stare stanno capire pensare finora ormai oramai sempre solito spesso invece proprio magari quindi insieme uno altr[oaie] qualcosa qualcuno qualche nessuno nulla roba gente persona ragazzi io tu lui lei noi voi essi gli su[oe] suoi mio nostr[oaie] tutt[oaie] dentro fuori sopra prima dopo poi oltre verso via giro po poco molt[oai] tant[oie] troppo dov quand com davvero vero tranquillo facendo andando abita arriva arrivano passare passa passat[oai] quanto toccare tocca tornare torna tornano tornato aspettare aspetta aspettiamo aspettano contenere contiene contengono riguarda riguardano riguardare avanti indietro ricevere ricevut[oai] trattare tratta finire finisce finiscono iniziare inizia iniziano cominciare comincia lavorare lavora lavorato lavorano chiamare chiama chiamano portare portat[oa] prevede prevedono previsto avere avut[oi] corrispondere corrisponde complessiv[ai] attual[ie] paga pagano esatt[oa] precis[oa] corrente dettaglio dettagli informazioni info notizie numero riga scheda elenchi qual[ie] tipo caso`,
)
export const isLight = (word: string): boolean => LIGHT.has(word)

/** Whether a word may stand anywhere without meaning anything. */
export const isIdle = (word: string): boolean => LINKS.has(word) || POLITE.has(word)

/** «la macchina di cortesia»: who is polite says «per», and what hangs on «di» says which thing. */
const KINDNESS = /^(?:cortesia|favore|piacere)$/
export const isIdleAt = (words: readonly string[], at: number): boolean =>
  isIdle(words[at] ?? '') && !(KINDNESS.test(words[at] ?? '') && words[at - 1] === 'di')

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
