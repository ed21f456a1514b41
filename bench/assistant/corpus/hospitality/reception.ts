import {
  act,
  asks,
  between,
  choose,
  cmp,
  count,
  create,
  done,
  dropped,
  empty,
  figure,
  formula,
  free,
  groups,
  history,
  impossible,
  is,
  list,
  metric,
  move,
  named,
  not,
  oneOf,
  refuse,
  remove,
  undone,
  update,
  value,
  yes,
  type Part,
} from '../../gold.ts'

/** Who comes or has come: neither cancelled, nor not shown up, nor still an option. */
const attesi = oneOf('stato', 'confermata', 'arrivato', 'partito')
/** Who takes a room, the options included. */
const tiene = oneOf('stato', 'opzione', 'confermata', 'arrivato', 'partito')
const inCasa = is('stato', 'arrivato')
const daArrivare = cmp('arrivo', 'gte', '2026-11-21')
const novembre = (field: string) => between(field, '2026-11-01', '2026-11-30')
const dicembre = between('arrivo', '2026-12-01', '2026-12-31')
const in101 = is('camera', named('Camera 101'))
const in102 = is('camera', named('Camera 102'))
const in202 = is('camera', named('Camera 202'))
const in301 = is('camera', named('Suite 301'))
const chi = (ospite: string) => is('ospite', ospite)
const domani = is('giorno', '2026-11-22')
const oggi = is('giorno', '2026-11-21')

export const part: Part = {
  turns: [
    // Plain: reading.
    { says: 'Quante camere ho libere sabato?', style: 'plain', gold: free('prenotazione', '2026-11-28', 1) },
    { says: 'Quali ospiti aspettiamo per domani?', style: 'plain', gold: list('prenotazione', [attesi, is('arrivo', '2026-11-22')]) },
    {
      says: 'Chi deve ripartire entro martedì?',
      style: 'plain',
      gold: list('prenotazione', [oneOf('stato', 'confermata', 'arrivato'), ...between('partenza', '2026-11-21', '2026-11-24')]),
    },
    { says: 'Quali camere restano libere dal 7 al 10 dicembre?', style: 'plain', gold: free('prenotazione', '2026-12-07', 3) },
    {
      says: 'C’è una suite disponibile per due notti a partire da venerdì?',
      style: 'plain',
      gold: free('prenotazione', '2026-11-27', 2, [is('tipo', 'suite')]),
    },
    { says: 'Qual è il prezzo per notte della Camera 201?', style: 'plain', gold: value('camera', 'prezzo', [is('nome', 'Camera 201')]) },
    { says: 'Quanti posti letto ha la locanda in tutto?', style: 'plain', gold: figure('sum', 'camera', 'posti') },
    {
      says: 'Chi ha modificato per ultimo la prenotazione della famiglia Pellegrini?',
      style: 'plain',
      gold: history('prenotazione', [chi('Famiglia Pellegrini')]),
    },
    {
      says: 'Elenca le prenotazioni confermate di Booking con arrivo a dicembre.',
      style: 'plain',
      gold: list('prenotazione', [is('stato', 'confermata'), is('canale', 'host'), ...dicembre]),
    },
    {
      says: 'Quanti arrivi abbiamo avuto a ottobre, divisi per canale?',
      style: 'plain',
      gold: groups('prenotazione', 'canale', { where: [attesi, ...between('arrivo', '2026-10-01', '2026-10-31')] }),
    },
    {
      says: 'Quanto ci deve ancora la famiglia Pellegrini?',
      style: 'plain',
      gold: value('prenotazione', 'saldo', [chi('Famiglia Pellegrini')]),
    },
    {
      says: 'Chi ha prenotato per più di cinque notti da qui a fine anno?',
      style: 'plain',
      gold: list('prenotazione', [tiene, cmp('notti', 'gt', 5), ...between('arrivo', '2026-11-21', '2026-12-31')]),
    },
    {
      says: 'Quali prenotazioni di dicembre hanno già lasciato una caparra?',
      style: 'plain',
      gold: list('prenotazione', [cmp('acconto', 'gt', 0), ...dicembre]),
    },
    {
      says: 'Mi servono solo le prenotazioni dirette di dicembre, senza i portali.',
      style: 'plain',
      gold: list('prenotazione', [oneOf('canale', 'sito_web', 'reception'), ...dicembre]),
    },
    {
      says: 'A quale camera è collegato il calendario di Airbnb?',
      style: 'plain',
      gold: value('calendario', 'camera', [is('nome', 'Airbnb')]),
    },
    {
      says: 'Di quali ospiti non abbiamo ancora trasmesso la schedina?',
      style: 'plain',
      gold: list('schedina', [not('stato', 'inviata')]),
    },
    {
      says: 'Qual è il numero della ricevuta del file mandato alla questura il 19 novembre?',
      style: 'plain',
      gold: value('invio', 'ricevuta', [is('giorno', '2026-11-19')]),
    },
    {
      says: 'Quali pulizie di lunedì non hanno ancora un addetto?',
      style: 'plain',
      gold: list('pulizia', [is('giorno', '2026-11-23'), empty('addetto')]),
    },
    {
      says: 'Quante pulizie ha completato Irina questo mese?',
      style: 'plain',
      gold: count('pulizia', [is('addetto', 'Irina'), is('stato', 'completata'), ...novembre('giorno')]),
    },
    {
      says: 'Di quando è la tabella dei documenti della Polizia che stiamo usando?',
      style: 'plain',
      gold: value('tabella_polizia', 'giorno', [is('tabella', 'documenti')]),
    },
    {
      says: 'Quando riapre la Camera 201 dopo la tinteggiatura?',
      style: 'plain',
      gold: value('chiusura', 'riapertura', [is('motivo', 'Tinteggiatura')]),
    },
    {
      says: 'Qual è l’ultima ricevuta che abbiamo emesso?',
      style: 'plain',
      gold: list('ricevuta', [is('stato', 'emessa')], { sort: [{ field: 'numero', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'A quanto ammontano le ricevute di novembre pagate in contanti, escluse quelle annullate?',
      style: 'plain',
      gold: figure('sum', 'ricevuta', 'totale', [not('stato', 'annullata'), is('pagamento', 'contanti'), ...novembre('data')]),
    },
    {
      says: 'Quali ricevute sono state annullate quest’anno?',
      style: 'plain',
      gold: list('ricevuta', [is('stato', 'annullata'), ...between('data', '2026-01-01', '2026-12-31')]),
    },
    { says: 'Quanti ospiti tedeschi abbiamo in anagrafica?', style: 'plain', gold: count('ospite', [is('cittadinanza', 'GERMANIA')]) },
    {
      says: 'Quali ospiti hanno già soggiornato da noi almeno due volte?',
      style: 'plain',
      gold: list('ospite', [cmp('soggiorni', 'gte', 2)]),
    },
    {
      says: 'Quante presenze abbiamo dichiarato all’ISTAT per febbraio?',
      style: 'plain',
      gold: value('rilevazione', 'presenze', [is('periodo_riferimento', '2026-02')]),
    },
    { says: 'Qual è la partita IVA della struttura?', style: 'plain', gold: value('struttura', 'partita_iva', []) },
    // Plain: writing.
    {
      says: 'Prenota la Camera 202 a nome Giulia Ferrari dal 7 dicembre per tre notti, una persona.',
      style: 'plain',
      gold: create('prenotazione', { ospite: 'Giulia Ferrari', camera: named('Camera 202'), arrivo: '2026-12-07', notti: 3, persone: 1 }),
    },
    { says: 'Annulla la prenotazione di Andrea Negri.', style: 'plain', gold: move('prenotazione', [chi('Andrea Negri')], 'cancellata') },
    {
      says: 'Sposta Marco Colombo nella Camera 201.',
      style: 'plain',
      gold: update('prenotazione', [chi('Marco Colombo')], { camera: named('Camera 201') }),
    },
    {
      says: 'Allunga di una notte il soggiorno di Paula Benítez.',
      style: 'plain',
      gold: update('prenotazione', [chi('Paula Benítez')], { notti: 3 }),
    },
    {
      says: 'Il cambio ospite della Camera 202 di oggi è completato.',
      style: 'plain',
      gold: move('pulizia', [in202, oggi, is('tipo', 'partenza')], 'completata'),
    },
    {
      says: 'Assegna a Irina il rassetto della Suite 301 di domani.',
      style: 'plain',
      gold: update('pulizia', [in301, domani, is('tipo', 'rassetto')], { addetto: 'Irina' }),
    },
    {
      says: 'Chiudi la Camera 102 dal 24 novembre per due notti, motivo: Riparazione del lavandino.',
      style: 'plain',
      gold: create('chiusura', { camera: named('Camera 102'), dal: '2026-11-24', notti: 2, motivo: 'Riparazione del lavandino' }),
    },
    {
      says: 'Conferma l’opzione di Heike Vogel.',
      style: 'plain',
      gold: move('prenotazione', [chi('Heike Vogel'), is('stato', 'opzione')], 'confermata'),
    },
    { says: 'Annulla la ricevuta 127.', style: 'plain', gold: asks('ricevuta', 'motivo') },
    {
      says: 'Nella schedina di Elin Lindqvist scrivi passaporto numero P0551021.',
      style: 'plain',
      gold: update('schedina', [is('cognome', 'Lindqvist'), is('nome', 'Elin'), is('stato', 'da_inviare')], {
        tipo_documento: 'PP',
        numero_documento: 'P0551021',
      }),
    },
    {
      says: 'Porta il prezzo della Suite 301 a 195 euro a notte.',
      style: 'plain',
      gold: update('camera', [is('nome', 'Suite 301')], { prezzo: 19500 }),
    },
    {
      says: 'Registra una caparra di 200 euro sulla prenotazione di Laura Galli.',
      style: 'plain',
      gold: update('prenotazione', [chi('Laura Galli')], { versamenti: [{ importo: 20000, mezzo: 'carta', giorno: '2026-11-21' }] }),
    },
    { says: 'Fai già il check-in di Rocco Santarelli.', style: 'plain', gold: impossible('prenotazione') },
    { says: 'Pianifica le pulizie di mercoledì.', style: 'plain', gold: act('pianifica', 'pulizia', [], { giorno: '2026-11-25' }) },
    {
      says: 'Elimina la chiusura per tinteggiatura: l’imbianchino non viene più.',
      style: 'plain',
      gold: remove('chiusura', [is('motivo', 'Tinteggiatura')]),
    },
    {
      says: 'Prenota una camera per Luigi Ferrari, arrivo il 12 gennaio, una notte.',
      style: 'plain',
      gold: asks('prenotazione', 'camera'),
    },
    // Plain: what nobody here knows.
    { says: 'Che tempo farà domenica a Mantova?', style: 'plain', gold: refuse },
    { says: 'A che ora parte l’ultimo treno per Verona?', style: 'plain', gold: refuse },
    { says: 'Che commissione ci trattiene Booking su ogni prenotazione?', style: 'plain', gold: refuse },
    // Colloquial: reading.
    { says: 'chi abbiamo in suite?', style: 'colloquial', gold: list('prenotazione', [inCasa, is('camera.tipo', 'suite')]) },
    {
      says: 'la 202 è pronta?',
      style: 'colloquial',
      gold: [yes('camera', [is('nome', 'Camera 202'), is('stato', 'libera')]), value('camera', 'stato', [is('nome', 'Camera 202')])],
    },
    { says: 'quante teste ho in casa stanotte?', style: 'colloquial', gold: figure('sum', 'prenotazione', 'persone', [inCasa]) },
    {
      says: 'quanti cambi abbiamo lunedì?',
      style: 'colloquial',
      gold: count('pulizia', [is('tipo', 'partenza'), is('giorno', '2026-11-23')]),
    },
    { says: 'a che ora rifanno la 101 domani?', style: 'colloquial', gold: value('pulizia', 'ora', [in101, domani]) },
    { says: 'stanotte che mi resta di libero?', style: 'colloquial', gold: free('prenotazione', '2026-11-21', 1) },
    {
      says: 'a Natale chi c’è da noi a dormire?',
      style: 'colloquial',
      gold: list('prenotazione', [attesi, cmp('arrivo', 'lte', '2026-12-25'), cmp('partenza', 'gt', '2026-12-25')]),
    },
    {
      says: 'i Pellegrini fino a quando stanno?',
      style: 'colloquial',
      gold: value('prenotazione', 'partenza', [chi('Famiglia Pellegrini')]),
    },
    {
      says: 'la stanza che costa meno qual è?',
      style: 'colloquial',
      gold: list('camera', [], { sort: [{ field: 'prezzo', direction: 'asc' }], first: 1 }),
    },
    {
      says: 'chi ci ha tirato il bidone questo mese?',
      style: 'colloquial',
      gold: list('prenotazione', [is('stato', 'no_show'), ...novembre('arrivo')]),
    },
    {
      says: 'ma la 102 quand’è che l’avevamo chiusa per la doccia?',
      style: 'colloquial',
      gold: value('chiusura', 'dal', [in102, is('motivo', 'Sostituzione della doccia')]),
    },
    {
      says: 'da Airbnb quanti ne arrivano a gennaio?',
      style: 'colloquial',
      gold: count('prenotazione', [is('canale', 'airbnb'), ...between('arrivo', '2027-01-01', '2027-01-31')]),
    },
    { says: 'come siamo messi a occupazione questo mese?', style: 'colloquial', gold: metric('occupazione') },
    {
      says: 'tra quelli in casa chi mi deve ancora saldare?',
      style: 'colloquial',
      gold: list('prenotazione', [inCasa, cmp('saldo', 'gt', 0)]),
    },
    // Colloquial: writing.
    {
      says: 'segnami Bruno Ferrari nella 102 martedì, una notte, è da solo',
      style: 'colloquial',
      gold: create('prenotazione', { ospite: 'Bruno Ferrari', camera: named('Camera 102'), arrivo: '2026-11-24', notti: 1, persone: 1 }),
    },
    {
      says: 'la 202 è a posto, possiamo darla',
      style: 'colloquial',
      gold: [move('camera', [is('nome', 'Camera 202')], 'libera'), move('pulizia', [in202, oggi, is('stato', 'in_corso')], 'completata')],
    },
    {
      says: 'il rassetto della 102 oggi saltalo, hanno il cartellino fuori',
      style: 'colloquial',
      gold: move('pulizia', [in102, oggi, is('tipo', 'rassetto')], 'saltata'),
    },
    { says: 'Alberto Villa anticipa, arriva sabato', style: 'colloquial', gold: impossible('prenotazione') },
    {
      says: 'la Caputo ci ha ripensato e viene, rimettila dentro',
      style: 'colloquial',
      gold: move('prenotazione', [chi('Beatrice Caputo')], 'confermata'),
    },
    {
      says: 'i Pellegrini vanno via adesso, pagano in contanti',
      style: 'colloquial',
      gold: move('prenotazione', [chi('Famiglia Pellegrini')], 'partito', { pagamento: 'contanti' }),
    },
    {
      says: 'le pulizie di domani falle fare a Teresa, tutte tranne la suite',
      style: 'colloquial',
      gold: update('pulizia', [domani, not('camera', named('Suite 301'))], { addetto: 'Teresa' }),
    },
    { says: 'la Monti ha disdetto', style: 'colloquial', gold: move('prenotazione', [chi('Camilla Monti')], 'cancellata') },
    {
      says: 'Cattaneo ha detto che sono in tre, non in due',
      style: 'colloquial',
      gold: choose('prenotazione', [oneOf('ospite', 'Marco Cattaneo', 'Matteo Cattaneo'), daArrivare]),
    },
    { says: 'la 201 blocchiamola da stasera per due notti che c’è l’idraulico', style: 'colloquial', gold: impossible('chiusura') },
    // Colloquial: what nobody here knows.
    { says: 'la Vismara a che ora vuole la colazione?', style: 'colloquial', gold: refuse },
    { says: 'ieri sera poi l’Inter ha vinto?', style: 'colloquial', gold: refuse },
    // Voice: reading.
    {
      says: 'allora dimmi quante persone arrivano venerdì prossimo',
      style: 'voice',
      gold: figure('sum', 'prenotazione', 'persone', [attesi, is('arrivo', '2026-11-27')]),
    },
    {
      says: 'ehm mi serve il numero di passaporto di jonas lindqvist',
      style: 'voice',
      gold: [
        value('ospite', 'numero_documento', [is('cognome', 'Lindqvist'), is('nome', 'Jonas')]),
        value('schedina', 'numero_documento', [is('cognome', 'Lindqvist'), is('nome', 'Jonas')]),
      ],
    },
    {
      says: 'dunque per cortesia che camere mi restano la notte del trentuno dicembre',
      style: 'voice',
      gold: free('prenotazione', '2026-12-31', 1),
    },
    {
      says: 'senti qual è la prenotazione più cara che abbiamo a dicembre',
      style: 'voice',
      gold: list('prenotazione', [tiene, ...dicembre], { sort: [{ field: 'importo', direction: 'desc' }], first: 1 }),
    },
    { says: 'allora quanto abbiamo fatturato finora questo mese', style: 'voice', gold: metric('fatturato_mese') },
    {
      says: 'per favore quante schedine abbiamo mandato questa settimana',
      style: 'voice',
      gold: [
        count('schedina', [is('stato', 'inviata'), ...between('invio.giorno', '2026-11-16', '2026-11-22')]),
        figure('sum', 'invio', 'schedine', between('giorno', '2026-11-16', '2026-11-22')),
      ],
    },
    {
      says: 'dunque fammi il conto degli alloggiati di novembre per cittadinanza',
      style: 'voice',
      gold: groups('schedina', 'cittadinanza', { where: novembre('data_arrivo') }),
    },
    // Voice: writing.
    {
      says: 'allora prenota la duecentodue a nome bruni dal ventiquattro dicembre per due notti',
      style: 'voice',
      gold: create('prenotazione', { ospite: 'Bruni', camera: named('Camera 202'), arrivo: '2026-12-24', notti: 2 }),
    },
    {
      says: 'ehm sposta la pulizia della centouno di domani alle undici e mezza',
      style: 'voice',
      gold: update('pulizia', [in101, domani], { ora: '11:30' }),
    },
    {
      says: 'segna per favore che lorenzo bellini viaggia per lavoro',
      style: 'voice',
      gold: update('prenotazione', [chi('Lorenzo Bellini')], { turismo: 'business' }),
    },
    {
      says: 'allora linnea sandström arriva un giorno dopo quindi il quattro dicembre',
      style: 'voice',
      gold: update('prenotazione', [chi('Linnea Sandström')], { arrivo: '2026-12-04' }),
    },
    {
      says: 'registra un nuovo ospite si chiama tommaso ferrari cittadinanza svizzera nato il tre aprile millenovecentottantotto',
      style: 'voice',
      gold: create('ospite', { nome: 'Tommaso', cognome: 'Ferrari', cittadinanza: 'SVIZZERA', data_nascita: '1988-04-03' }),
    },
    { says: 'senti ma domani c’è sciopero dei treni', style: 'voice', gold: refuse },
    // Typo: reading.
    {
      says: 'qunate camere occuapte abbiamo adesso?',
      style: 'typo',
      gold: [metric('camere_occupate'), count('camera', [is('stato', 'occupata')])],
    },
    {
      says: 'quanto ha pagaot in tutto Simon Ashwort?',
      style: 'typo',
      gold: [value('ricevuta', 'totale', [is('intestatario', 'Simon Ashworth')]), value('prenotazione', 'totale', [chi('Simon Ashworth')])],
    },
    {
      says: 'chi ariva la settimana prossima senza scheda ospitte?',
      style: 'typo',
      gold: [
        list('prenotazione', [attesi, empty('anagrafica'), ...between('arrivo', '2026-11-23', '2026-11-29')]),
        list('prenotazione', [tiene, empty('anagrafica'), ...between('arrivo', '2026-11-23', '2026-11-29')]),
      ],
    },
    {
      says: 'pulzie di lunedi prima delle 11',
      style: 'typo',
      gold: list('pulizia', [is('giorno', '2026-11-23'), cmp('ora', 'lt', '11:00')]),
    },
    {
      says: 'in che camera era Jurgen Vogel a ottbre?',
      style: 'typo',
      gold: value('prenotazione', 'camera', [chi('Jürgen Vogel'), ...between('arrivo', '2026-10-01', '2026-10-31')]),
    },
    { says: 'come si calcoal l’ADR?', style: 'typo', gold: formula('adr') },
    // Typo: writing.
    { says: 'confemra Andrea Cavalli', style: 'typo', gold: move('prenotazione', [chi('Andrea Cavalli')], 'confermata') },
    {
      says: 'disdiic la prenotazione di Stefano Matrini',
      style: 'typo',
      gold: move('prenotazione', [chi('Stefano Martini')], 'cancellata'),
    },
    { says: 'metti il prezo della 102 a 105 eruo', style: 'typo', gold: update('camera', [is('nome', 'Camera 102')], { prezzo: 10500 }) },
    {
      says: 'aggingi una pulizia a fondo alla 201 giovdeì alle 11',
      style: 'typo',
      gold: create('pulizia', { camera: named('Camera 201'), giorno: '2026-11-26', ora: '11:00', tipo: 'fondo' }),
    },
    { says: 'qaul è la passowrd del wifi?', style: 'typo', gold: refuse },
    // Elliptical.
    {
      says: 'ricevute ultimi 7 giorni',
      style: 'elliptical',
      gold: [
        list('ricevuta', between('data', '2026-11-15', '2026-11-21')),
        list('ricevuta', between('data', '2026-11-14', '2026-11-21')),
        list('ricevuta', [is('stato', 'emessa'), ...between('data', '2026-11-15', '2026-11-21')]),
        list('ricevuta', [is('stato', 'emessa'), ...between('data', '2026-11-14', '2026-11-21')]),
      ],
    },
    { says: 'libere due notti dal 24?', style: 'elliptical', gold: free('prenotazione', '2026-11-24', 2) },
    {
      says: 'conto Lindqvist',
      style: 'elliptical',
      gold: [value('prenotazione', 'totale', [chi('Jonas Lindqvist')]), value('prenotazione', 'saldo', [chi('Jonas Lindqvist')])],
    },
    {
      says: '301 domani chi?',
      style: 'elliptical',
      gold: list('prenotazione', [attesi, in301, cmp('arrivo', 'lte', '2026-11-22'), cmp('partenza', 'gt', '2026-11-22')]),
    },
    {
      says: 'opzioni di gennaio',
      style: 'elliptical',
      gold: list('prenotazione', [is('stato', 'opzione'), ...between('arrivo', '2027-01-01', '2027-01-31')]),
    },
    { says: 'tassa di soggiorno Pellegrini', style: 'elliptical', gold: value('prenotazione', 'imposta', [chi('Famiglia Pellegrini')]) },
    {
      says: '201 fuori servizio',
      style: 'elliptical',
      gold: [move('camera', [is('nome', 'Camera 201')], 'manutenzione'), create('chiusura', { camera: named('Camera 201') })],
    },
    { says: 'farmacia di turno?', style: 'elliptical', gold: refuse },
  ],
  dialogues: [
    {
      about: 'arrivi del fine settimana, poi uno solo',
      turns: [
        { says: 'chi arriva venerdì?', gold: list('prenotazione', [attesi, is('arrivo', '2026-11-27')]) },
        { says: 'e sabato?', gold: list('prenotazione', [attesi, is('arrivo', '2026-11-28')]) },
        { says: 'quante notti si ferma?', gold: value('prenotazione', 'notti', [chi('Marco Cattaneo')]) },
        {
          says: 'e quanto mi deve dare?',
          gold: [value('prenotazione', 'saldo', [chi('Marco Cattaneo')]), value('prenotazione', 'totale', [chi('Marco Cattaneo')])],
        },
      ],
    },
    {
      about: 'una prenotazione un pezzo alla volta, e poi non se ne fa niente',
      turns: [
        { says: 'Prenota per Anita Moretti.', gold: asks('prenotazione', 'camera') },
        { says: 'la 202', gold: create('prenotazione', { ospite: 'Anita Moretti', camera: named('Camera 202') }) },
        {
          says: 'dal 10 dicembre, tre notti',
          gold: create('prenotazione', { ospite: 'Anita Moretti', camera: named('Camera 202'), arrivo: '2026-12-10', notti: 3 }),
        },
        {
          says: 'ed è da sola',
          gold: create('prenotazione', {
            ospite: 'Anita Moretti',
            camera: named('Camera 202'),
            arrivo: '2026-12-10',
            notti: 3,
            persone: 1,
          }),
        },
        { says: 'sì', gold: done },
        { says: 'no aspetta, annulla tutto', gold: undone },
      ],
    },
    {
      about: 'uno spostamento che non si può, e la camera accanto',
      turns: [
        { says: 'Sposta Alberto Villa al primo dicembre.', gold: impossible('prenotazione') },
        {
          says: 'e se lo metto nella 102?',
          gold: update('prenotazione', [chi('Alberto Villa')], { arrivo: '2026-12-01', camera: named('Camera 102') }),
        },
        { says: 'va bene, confermo', gold: done },
      ],
    },
    {
      about: 'dal posto libero alla prenotazione',
      turns: [
        { says: 'Che camere ho libere dal 9 dicembre per due notti?', gold: free('prenotazione', '2026-12-09', 2) },
        { says: 'e per la sola notte del 9?', gold: free('prenotazione', '2026-12-09', 1) },
        {
          says: 'di queste qual è la più economica?',
          gold: list('camera', [oneOf('nome', 'Camera 101', 'Camera 102', 'Camera 202')], {
            sort: [{ field: 'prezzo', direction: 'asc' }],
            first: 1,
          }),
        },
        {
          says: 'ok prenotala a Sandro Vitali',
          gold: create('prenotazione', { ospite: 'Sandro Vitali', camera: named('Camera 102'), arrivo: '2026-12-09', notti: 1 }),
        },
        { says: 'conferma', gold: done },
      ],
    },
    {
      about: 'il giro delle camere',
      turns: [
        { says: 'che pulizie restano oggi?', gold: list('pulizia', [oneOf('stato', 'programmata', 'in_corso'), oggi]) },
        { says: 'la prima è finita', gold: move('pulizia', [in202, oggi], 'completata') },
        { says: 'sì', gold: done },
        { says: 'l’altra dalla a Teresa', gold: update('pulizia', [in102, oggi], { addetto: 'Teresa' }) },
        { says: 'ok', gold: done },
      ],
    },
    {
      about: 'tre Galli in arrivo',
      turns: [
        {
          says: 'Galli ha disdetto',
          gold: choose('prenotazione', [oneOf('ospite', 'Paola Galli', 'Pietro Galli', 'Laura Galli'), daArrivare]),
        },
        { says: 'la seconda', gold: move('prenotazione', [chi('Pietro Galli')], 'cancellata') },
        { says: 'no scusa, la terza', gold: move('prenotazione', [chi('Laura Galli')], 'cancellata') },
        { says: 'sì, lei', gold: done },
      ],
    },
    {
      about: 'un check-out che si ferma a metà',
      turns: [
        { says: 'Fai il check-out di Lindqvist.', gold: asks('prenotazione', 'pagamento') },
        { says: 'con la carta', gold: move('prenotazione', [chi('Jonas Lindqvist')], 'partito', { pagamento: 'carta' }) },
        { says: 'lascia stare, restano fino a martedì', gold: dropped },
      ],
    },
    {
      about: 'i conti di ottobre',
      turns: [
        {
          says: 'Quanto fanno le ricevute di ottobre pagate con carta?',
          gold: [
            figure('sum', 'ricevuta', 'totale', [
              is('stato', 'emessa'),
              is('pagamento', 'carta'),
              ...between('data', '2026-10-01', '2026-10-31'),
            ]),
          ],
        },
        {
          says: 'e in contanti?',
          gold: figure('sum', 'ricevuta', 'totale', [
            is('stato', 'emessa'),
            is('pagamento', 'contanti'),
            ...between('data', '2026-10-01', '2026-10-31'),
          ]),
        },
        {
          says: 'fammi vedere quali sono',
          gold: list('ricevuta', [is('stato', 'emessa'), is('pagamento', 'contanti'), ...between('data', '2026-10-01', '2026-10-31')]),
        },
        {
          says: 'e a settembre quante ne abbiamo fatte?',
          gold: [
            count('ricevuta', [is('stato', 'emessa'), is('pagamento', 'contanti'), ...between('data', '2026-09-01', '2026-09-30')]),
            count('ricevuta', [is('stato', 'emessa'), ...between('data', '2026-09-01', '2026-09-30')]),
          ],
        },
      ],
    },
    {
      about: 'le schedine da mandare stasera',
      turns: [
        {
          says: 'quante schedine devo ancora mandare?',
          gold: [metric('schedine_da_inviare'), count('schedina', [is('stato', 'da_inviare')])],
        },
        { says: 'fammele vedere', gold: list('schedina', [is('stato', 'da_inviare')]) },
        { says: 'a chi di questi manca il documento?', gold: list('schedina', [is('stato', 'da_inviare'), empty('numero_documento')]) },
        {
          says: 'il numero è P0551021, passaporto',
          gold: update('schedina', [is('cognome', 'Lindqvist'), is('nome', 'Elin'), is('stato', 'da_inviare')], {
            numero_documento: 'P0551021',
            tipo_documento: 'PP',
          }),
        },
        { says: 'salva', gold: done },
      ],
    },
    {
      about: 'la suite da chiudere per i lavori',
      turns: [
        { says: 'Metti fuori servizio la Suite 301 da lunedì per la caldaia.', gold: impossible('chiusura') },
        {
          says: 'allora dall’11 dicembre',
          gold: [
            create('chiusura', { camera: named('Suite 301'), dal: '2026-12-11', motivo: 'caldaia' }),
            create('chiusura', { camera: named('Suite 301'), dal: '2026-12-11', motivo: 'per la caldaia' }),
          ],
        },
        {
          says: 'tre notti, come motivo Revisione caldaia',
          gold: create('chiusura', { camera: named('Suite 301'), dal: '2026-12-11', notti: 3, motivo: 'Revisione caldaia' }),
        },
        { says: 'perfetto, conferma', gold: done },
        { says: 'ah no, annulla: viene a gennaio', gold: undone },
      ],
    },
  ],
}
