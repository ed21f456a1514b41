/** A phrase in all its endings and choices: «nuov[oa]», «(lo|la) spostiamo». */
export function saidAs(phrase: string): readonly string[] {
  const [whole, ends, choices] = /\[(\w+)\]|\(([^)]*)\)/.exec(phrase) ?? []
  if (whole === undefined) return [phrase]
  return (ends ? [...ends] : (choices?.split('|') ?? [])).flatMap((one) => saidAs(phrase.replace(whole, one)))
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
