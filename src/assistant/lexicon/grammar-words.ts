import type { GrammarSense } from './sense.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Articles, prepositions and pronouns: they need no explanation, and a phrase is found with or without them. */
export const LINKS = set(
  `il lo la i gli le l un uno una di del dello della dei degli delle dell d a ad al allo alla ai agli alle all in nel nello nella nei
  negli nelle nell su sul sullo sulla sui sugli sulle sull per con col coi da dal dallo dalla dai dagli dalle dall e ed o od che ci mi ti si
  ne vi me te se ce c m n t s v`,
)

const PREPOSITIONS = set(
  `di del dello della dei degli delle dell d a ad al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall in nel nello nella nei negli
  nelle nell su sul sullo sulla sui sugli sulle sull per con col coi tra fra senza tranne`,
)
/** Whether a word hangs what follows on something else. */
export const isPreposition = (word: string): boolean => PREPOSITIONS.has(word)

/** Words that greet, ask politely, hesitate or help a verb: what is said is the same without them. */
export const POLITE = set(
  `oh ah uh ehi ohi mah boh guarda senta ho hai ha abbiamo avete hanno sono sei siamo siete stato stata stati state essere avere ma anche pure poi quindi ecco gia ancora
  proprio circa attualmente adesso ora subito favore piacere cortesia grazie ciao buongiorno buonasera salve buondi allora dunque ehm eh
  cui uhm mmh sbaglio beh bene senti scusa scusi scusami ascolta puoi potresti potete puo posso possiamo potrei possono vorrei voglio vuoi vuole devo
  dobbiamo deve devono dovrei serve servono servirebbe mia mio miei mie nostro nostra nostri nostre tuo suo sua loro quel quella quelli
  quelle quello questo questa questi queste tra fra sto sta stanno stiamo fa fai fare faccio facciamo hm cosa cos riguardo relativo
  relativi relativa relative tipo come cioe insomma comunque magari appena solo soltanto solamente sistema gestionale programma assistente
  qui vicino dire detto chiamato chiamata nome signor signora sig dottor dottoressa dott ingegner professor ragionier esserci esserne risulta risultano esiste
  esistono rimane rimangono resta restano caso ben via venire anzi piuttosto dici dite dica attimo attimino`,
)

/**
 * Words of every day that help a sentence along and seldom decide it: «da chi prendiamo i tasselli», «a quanto ammontano». They are not
 * explained by the trade and may be left unexplained where the rest is.
 */
const LIGHT = set(
  `prendere prende prendi prendo prendiamo prendono preso presa presi prese comprare compra compriamo comprano comprato comprati ammonta ammontano
  ammontare fanno fatto fatta fatti fatte va vado vai andiamo vanno andare andato andata andati viene vengono vengo veniamo venire venuto venuta venuti
  veniva dare dato data dati danno diamo dava chiesto chiesta chiedere chiede restare restato restata rimasto rimasta rimasti rimaste rimanere mandare manda
  mandato mandata mandati mandiamo mettere messo messa messi messe trovare trova troviamo trovato vedere visto vista visti vediamo sapere sappiamo so
  tenere tiene teniamo tengo tenuto lasciare lascia lasciato lasciata lasciati lasciate volere vale valgono conta servire servito usare usa usiamo usato usata
  usati seguire segue seguono seguito parlare dice dicono detto detta cosi bisogno momento volta volte parte parti stare stanno capire pensare finora ormai oramai
  sempre solito spesso invece proprio magari quindi insieme uno altro altra altri altre qualcosa qualcuno qualche nessuno nulla roba cose gente persona ragazzi
  io tu lui lei noi voi essi gli suo suoi sue mio nostro nostri nostre nostra tutto dentro fuori sopra prima dopo poi oltre verso via giro tutta tutte tutti
  po poco molto molti molta tanto tanti tante troppo dov quand com davvero vero tranquillo facendo andando abita arriva arrivano passare passa passato passata passati quanto
  toccare tocca tornare torna tornano tornato aspettare aspetta aspettiamo aspettano contenere contiene contengono riguarda riguardano riguardare avanti indietro
  ricevere ricevuto ricevuta ricevuti trattare tratta finire finisce finiscono iniziare inizia iniziano cominciare comincia lavorare lavora lavorato lavorano
  chiamare chiama chiamano portare portato portata prevede prevedono previsto avere avuto avuti corrispondere corrisponde complessivi complessiva attuale attuali
  paga pagano esatto esatta preciso precisa corrente dettaglio dettagli informazioni info notizie dato numero riga scheda elenchi quale quali tipo caso`,
)
export const isLight = (word: string): boolean => LIGHT.has(word)

/** Whether a word may stand anywhere without meaning anything. */
export const isIdle = (word: string): boolean => LINKS.has(word) || POLITE.has(word)

const table = (sense: GrammarSense, words: string): readonly (readonly [string, GrammarSense])[] =>
  words.split(',').map((word) => [word.trim(), sense] as const)

/** What Italian itself says, word for word; the order decides between two that are as long. */
export const GRAMMAR: readonly (readonly [phrase: string, sense: GrammarSense])[] = [
  ...table({ is: 'asks', what: 'who' }, 'chi, a chi, di chi, da chi, con chi'),
  ...table({ is: 'asks', what: 'when' }, 'quando, a che ora, che giorno, in che giorno, a che ore, che ora, in che data, per quando'),
  ...table({ is: 'asks', what: 'where' }, 'dove, in quale, in che'),
  ...table({ is: 'asks', what: 'which' }, 'quale, quali, qual, che cosa, che'),
  ...table({ is: 'asks', what: 'many' }, 'quanti, quante, numero di, il numero di, conta, conteggio, contami, in quanti, in quante'),
  ...table({ is: 'asks', what: 'much' }, 'quanto, quanta, a quanto, quant, quant e, di quanto, per quanto'),
  ...table(
    { is: 'asks', what: 'how' },
    'come si calcola, come lo calcoli, come la calcoli, come li calcoli, come le calcoli, come lo calcolate, come ci arrivi, come ci si arriva, come salta fuori, come si fa a calcolare, in che modo si calcola, come viene calcolato, come viene calcolata, come e calcolato, come e calcolata, come si ottiene, come calcoli, come calcolate, da dove viene, come esce, da cosa dipende, formula, come fai a calcolare, come nasce, cosa comprende, cosa vuol dire, come si fa il calcolo, calcolato',
  ),
  ...table(
    { is: 'asks', what: 'history' },
    'chi ha spostato, chi ha cambiato, chi ha modificato, chi ha creato, chi ha inserito, chi ha messo, chi ha registrato, chi ha annullato, chi ha cancellato, chi ha confermato, chi ha toccato, chi ha aggiornato, chi ha segnato, storia, storico, cronologia, chi ha fatto modifiche, modifiche, cosa e cambiato, cosa e successo, che cosa e cambiato',
  ),
  ...table(
    { is: 'does', what: 'create' },
    'crea, creami, creare, creiamo, aggiungi, aggiungimi, aggiungere, aggiungiamo, inserisci, inserire, inseriscimi, inseriamo, nuovo, nuova, metti, mettimi, mettere, mettiamo, registra, registrami, registrare, segna, segnami, segnare, segniamo, fammi, apri, aprimi, aprire, prepara, preparami, preparare, prepariamo, fissa, fissami, fissare, fissiamo, prenota, prenotami, prenotare, carica, caricare, scrivi, butta giu, programma, pianifica, pianificare',
  ),
  ...table(
    { is: 'does', what: 'assign' },
    'segna, segnala, segnalo, segnali, segnale, segnare, metti, mettila, mettilo, mettili, mettile, mettere, imposta, impostare, porta, portare, passa, passare, rendi, rendere, rendilo, rendila, rendili, rendile, rimetti, rimettere, dai, dare, considera, assegna, assegnare, assegniamo, affida, affidare, affidiamo, mandaci, manda, mandiamo, mandare, dallo a, dalla a, dalli a, dalle a, dallo al, dalli al, dalle al, dalli alla, dalle alla, dalla al, dallo alla, dalla alla, falla fare, fallo fare, falli fare, falle fare, fai fare',
  ),
  ...table(
    { is: 'does', what: 'update' },
    'cambia, cambiare, cambiagli, cambiamo, cambiale, modifica, modificare, modifichiamo, aggiorna, aggiornare, correggi, correggere, alza, abbassa, aumenta, riduci, diminuisci, togli, rinomina, sostituisci, scala, scalare, metti, mettere, mettici, imposta, impostare, diventa, diventano, diventera',
  ),
  ...table(
    { is: 'does', what: 'shift' },
    'lo facciamo, la facciamo, li facciamo, le facciamo, lo mettiamo, la mettiamo, li mettiamo, le mettiamo, lo spostiamo, la spostiamo, li spostiamo, le spostiamo, lo rimandiamo, la rimandiamo, lo anticipiamo, la anticipiamo, slittano, va spostato, va spostata, va rimandato, va rimandata, va anticipato, va anticipata, sposta, spostare, spostiamo, spostami, spostalo, spostala, spostali, spostale, anticipa, anticipare, anticipiamo, anticipala, anticipalo, posticipa, posticipare, posticipalo, posticipala, rimanda, rimandare, rimandiamo, rimandalo, rimandala, rinvia, rinviare, rinviamo, slitta, slittare, fai slittare, falla slittare, fallo slittare, falli slittare, falle slittare, fai scivolare, falla, fallo, falle, falli, farla, farlo, facciamola, facciamolo, facciamole, facciamoli, sposterei, prolunga, prolungare, allunga, allungare, accorcia, accorciare, prolungala, prolungalo, proroga, prorogare, rinnova, rinnovare, rinnovala, rinnovalo, rinnovale, rinnovali',
  ),
  ...table(
    { is: 'does', what: 'remove' },
    'cancella, cancellare, cancellami, cancelliamo, cancellala, cancellalo, elimina, eliminare, eliminala, eliminalo, eliminiamo, rimuovi, rimuovere, togli, togliere, toglila, toglilo, togliamo, butta via, leva, levala, levalo',
  ),
  ...table(
    { is: 'does', what: 'show' },
    'mostra, mostrameli, mostramele, mostramela, mostramelo, fammele vedere, fammeli vedere, fammela vedere, fammelo vedere, fammi vedere quali sono, elencameli, elencamele, dimmeli, dimmele, dimmi quali sono, quali sono, leggimeli, leggimele, mostrami, mostrare, fammi vedere, fammi sapere, fai vedere, vedere, vediamo, elenca, elencami, elenco, elenco di, lista, la lista, dammi, dimmi, trova, trovami, cerca, cercami, visualizza, apri, stampa, stampami, vorrei vedere, vorrei sapere, voglio vedere, sapere, mi dici, mi dite, mi dica, mi cerchi, mi trovi, mi dai, mi mostri, mi elenchi, mi ricordi, mi leggi, mi stampi, mi fai vedere, mi sai dire, dirmi, farmi vedere, ricordami, leggimi, tirami fuori',
  ),
  ...table({ is: 'fn', fn: 'sum' }, 'totale, totali, somma, in tutto, complessivo, complessivamente, in totale, nel complesso, valore'),
  ...table({ is: 'fn', fn: 'avg' }, 'media, medio, medi, in media, mediamente, medie'),
  ...table({ is: 'fn', fn: 'max' }, 'massimo, massima'),
  ...table({ is: 'fn', fn: 'min' }, 'minimo, minima'),
  ...table(
    { is: 'order', of: 'number', direction: 'desc' },
    'piu caro, piu cara, piu cari, piu care, piu costoso, piu costosa, piu costosi, piu costose, piu alto, piu alta, piu alti, piu alte, piu grande, piu grandi, piu grosso, piu grossa, piu grossi, piu grosse, maggiore, maggiori, piu lungo, piu lunga, piu lunghi, piu lunghe, piu soldi, di piu, piu importante, piu importanti, piu',
  ),
  ...table(
    { is: 'order', of: 'number', direction: 'asc' },
    'meno caro, meno cara, meno cari, meno care, piu economico, piu economica, piu economici, piu economiche, piu basso, piu bassa, piu bassi, piu basse, piu piccolo, piu piccola, piu corto, piu corta, minore, di meno, meno',
  ),
  ...table({ is: 'order', of: 'day', direction: 'desc' }, 'ultimo, ultima, ultimi, ultime, piu recente, piu recenti, piu nuovo, piu nuova'),
  ...table(
    { is: 'order', of: 'day', direction: 'asc' },
    'primo, prima, primi, prime, prossimo, prossima, prossimi, prossime, piu vecchio, piu vecchia, piu vecchi, piu vecchie, piu vicino, piu vicina, piu vicini, piu vicine, piu urgente, piu urgenti',
  ),
  ...table(
    { is: 'compare', op: 'gt' },
    'piu di, piu del, piu dell, oltre, sopra, superiore a, superiori a, superiore ai, superiori ai, maggiore di, maggiori di, piu grande di, piu grandi di, sopra i, sopra le, oltre i, oltre le, supera, superano, piu alta di, piu alto di, piu di un, sopra a',
  ),
  ...table({ is: 'compare', op: 'gte' }, 'almeno, minimo, da almeno, non meno di, in su'),
  ...table(
    { is: 'compare', op: 'lt' },
    'meno di, meno del, meno dell, sotto, sotto i, sotto le, inferiore a, inferiori a, minore di, minori di, sotto a, meno dei',
  ),
  ...table({ is: 'compare', op: 'lte' }, 'al massimo, massimo, non piu di, fino a, entro i'),
  ...table({ is: 'compare', op: 'eq' }, 'esattamente, pari a'),
  ...table({ is: 'versus' }, 'rispetto, rispetto a, in confronto, confronto, in confronto a, meglio, peggio, meglio di, peggio di, contro'),
  ...table(
    { is: 'not' },
    'non, no, mai, nessuno, nessuna, nessun, tranne, eccetto, esclusi, escluse, escluso, esclusa, a parte, neanche, nemmeno, salvo, fuorche, escludendo, ad eccezione di, all infuori di',
  ),
  ...table(
    { is: 'without' },
    'senza, privi di, prive di, privo di, priva di, manca il, manca la, manca, mancano, mancante, mancanti, vuoto, vuota',
  ),
  ...table(
    { is: 'each' },
    'mese per mese, giorno per giorno, per mese, per giorno, al mese, al giorno, ogni mese, ogni giorno, dividi per, dividimelo per, dividimeli per, dividimele per, dividili per, dividile per, dividilo per, suddividi per, suddividili per, raggruppa per, raggruppali per, raggruppale per, separa per, spezza per, per ogni, ciascun, per ciascun, per ciascuno, per ciascuna, diviso per, divisi per, divise per, divisa per, suddiviso per, suddivisi per, suddivise per, raggruppati per, raggruppate per, a testa, ogni, ciascuno, ciascuna, ripartito per, ripartiti per, ripartizione per, distinti per, distinte per, in base a, in base al',
  ),
  ...table(
    { is: 'free' },
    'libero, libera, liberi, libere, disponibile, disponibili, posto, posti, buco, buchi, spazio, disponibilita, vuote, vuoti, c e posto, abbiamo posto, si libera, si liberano, spazi, ci sta ancora, ci stanno ancora, ci stiamo',
  ),
  ...table({ is: 'all' }, 'tutto, tutta, tutti, tutte, ogni'),
  ...table(
    { is: 'stands', where: 'open' },
    'da fare, ancora da fare, aperto, aperta, aperti, aperte, in sospeso, da finire, da chiudere, in programma, previsto, prevista, previsti, previste',
  ),
  ...table(
    { is: 'stands', where: 'over' },
    'fatto, fatta, fatti, fatte, finito, finita, finiti, finite, concluso, conclusa, conclusi, concluse, terminato, terminata, terminati, terminate, chiuso, chiusi, chiusa, chiuse',
  ),
  ...table(
    { is: 'stands', where: 'late' },
    'in ritardo, arretrato, arretrati, arretrata, arretrate, rimasto indietro, rimasti indietro, rimaste indietro, scaduto, scaduta, scaduti, scadute',
  ),
  ...table(
    { is: 'tense', when: 'past' },
    'e stato, e stata, sono stati, sono state, era, erano, c era, c erano, avevamo, aveva, avevano, avevo, abbiamo fatto, abbiamo avuto',
  ),
  ...table({ is: 'tense', when: 'future' }, 'sara, saranno, ci sara, ci saranno, avremo, avro, verra, verranno, arrivera, arriveranno'),
  ...table(
    { is: 'reply', what: 'yes' },
    'si, ok, okay, va bene, conferma, confermo, certo, perfetto, esatto, procedi, vai, d accordo, giusto, confermalo, confermala, fallo, certamente, sicuro, dai',
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
  ...table(
    { is: 'joins' },
    'al posto di, al posto del, al posto della, al posto dello, al posto dei, invece di, invece del, invece della, anziche',
  ),
  ...table(
    { is: 'those' },
    'questi, queste, quelli, quelle, questo, questa, quello, quella, di questi, di queste, di loro, loro, essi, esse, lo, la, li, le, ne, stesso, stessa, stessi, stesse',
  ),
]
