import { defineQuestions } from '../../kernel/define-questions.ts'
import { today } from '../../kernel/expression/expression.ts'
import { withinMonth, withinWeek } from '../../kernel/expression/within.ts'
import { trade } from './trade.ts'

const attesi = { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] } as const
const confermata = { field: 'stato', op: 'eq', value: 'confermata' } as const
const inCasa = { field: 'stato', op: 'eq', value: 'arrivato' } as const
const perCamera = [{ field: 'nome', direction: 'asc' }] as const
const daFare = { field: 'stato', op: 'in', value: ['programmata', 'in_corso'] } as const

/** What is asked at the reception, by whoever cleans, and by whoever answers for the house. */
export const domande = defineQuestions(trade, [
  {
    says: [
      'Chi arriva oggi?',
      'arrivi di oggi',
      'ospiti aspettiamo oggi',
      'ospiti in arrivo oggi',
      'check-in di oggi',
      'chi viene oggi',
      'che check-in abbiamo oggi',
      'chi entra oggi',
      'arrivi della giornata',
    ],
    entity: 'prenotazione',
    where: [attesi, { field: 'arrivo', op: 'eq', value: today() }],
  },
  {
    says: ['Chi deve ancora arrivare?', 'chi manca', 'check-in ancora da fare', 'chi non è ancora arrivato', 'chi aspettiamo'],
    entity: 'prenotazione',
    where: [confermata, { field: 'arrivo', op: 'lte', value: today() }],
  },
  {
    says: [
      'Chi parte oggi?',
      'partenze di oggi',
      'che check-out abbiamo oggi',
      'chi lascia la camera oggi',
      'chi esce oggi',
      'chi riparte oggi',
      'chi va via oggi',
      'chi libera la camera oggi',
    ],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['arrivato', 'partito'] },
      { field: 'partenza', op: 'eq', value: today() },
    ],
  },
  {
    says: [
      'Chi non ha ancora fatto il check-out?',
      'check-out da fare',
      'chi deve ancora partire',
      'chi deve liberare la camera',
      'chi deve andare via',
    ],
    entity: 'prenotazione',
    where: [inCasa, { field: 'partenza', op: 'lte', value: today() }],
  },
  {
    says: ['Chi arriva domani?', 'arrivi di domani', 'check-in di domani', 'chi entra domani'],
    entity: 'prenotazione',
    where: [confermata, { field: 'arrivo', op: 'eq', value: today(1) }],
  },
  {
    says: [
      'Chi parte domani?',
      'partenze di domani',
      'chi deve ripartire domani',
      'chi riparte domani',
      'chi va via domani',
      'check-out di domani',
      'che camere si liberano domani',
    ],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato'] },
      { field: 'partenza', op: 'eq', value: today(1) },
    ],
  },
  {
    says: [
      'Chi abbiamo in casa?',
      'chi c’è in albergo',
      'chi dorme qui stanotte',
      'ospiti presenti adesso',
      'quanti ospiti ci sono',
      'chi c’è a dormire',
      'chi abbiamo in casa stanotte',
      'ospiti in casa',
      'chi dorme da noi',
    ],
    entity: 'prenotazione',
    where: [inCasa],
  },
  {
    says: ['Chi arriva questa settimana?', 'arrivi della settimana', 'prenotazioni della settimana', 'come siamo messi questa settimana'],
    entity: 'prenotazione',
    where: [attesi, ...withinWeek('arrivo')],
  },
  {
    says: ['Chi arriva la settimana prossima?', 'arrivi della prossima settimana', 'cosa abbiamo la settimana che viene'],
    entity: 'prenotazione',
    where: [attesi, ...withinWeek('arrivo', 1)],
  },
  {
    says: ['Quali opzioni aspettano conferma?', 'prenotazioni da confermare', 'chi deve ancora confermare', 'opzioni aperte'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'eq', value: 'opzione' },
      { field: 'arrivo', op: 'gte', value: today() },
    ],
  },
  {
    says: [
      'Chi deve ancora pagare?',
      'chi non ha saldato',
      'conti aperti',
      'conti da chiudere',
      'soldi da incassare dagli ospiti',
      'chi deve saldare',
      'chi mi deve ancora saldare',
      'chi deve ancora saldare il conto',
    ],
    entity: 'prenotazione',
    where: [inCasa, { field: 'saldo', op: 'gte', value: 1 }],
    sort: [{ field: 'partenza', direction: 'asc' }],
  },
  {
    says: [
      'Che prenotazioni arrivano da Booking?',
      'chi ha prenotato su Booking',
      'prenotazioni di Booking.com',
      'arrivi dal portale Booking',
    ],
    entity: 'prenotazione',
    where: [confermata, { field: 'canale', op: 'eq', value: 'host' }, { field: 'arrivo', op: 'gte', value: today() }],
  },
  {
    says: ['Che gruppi arrivano?', 'comitive in arrivo', 'famiglie numerose prenotate', 'prenotazioni da quattro persone in su'],
    entity: 'prenotazione',
    where: [confermata, { field: 'persone', op: 'gte', value: 4 }, { field: 'arrivo', op: 'gte', value: today() }],
  },
  {
    says: ['Chi ha disdetto?', 'prenotazioni cancellate', 'disdette', 'chi ha annullato', 'cancellazioni'],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'cancellata' }],
  },
  {
    says: [
      'Chi non si è presentato?',
      'no show',
      'chi non è venuto',
      'mancati arrivi',
      'chi ci ha tirato il bidone',
      'chi ci ha dato buca',
      'chi non si è fatto vedere',
    ],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'no_show' }],
  },
  {
    says: ['Quali camere sono libere?', 'che stanze abbiamo', 'camere disponibili adesso', 'camere pronte', 'che camera posso dare'],
    entity: 'camera',
    where: [{ field: 'stato', op: 'eq', value: 'libera' }],
    sort: perCamera,
  },
  {
    says: ['Quali camere sono da pulire?', 'stanze sporche', 'camere in pulizia', 'camere da rifare', 'quali camere non sono pronte'],
    entity: 'camera',
    where: [{ field: 'stato', op: 'eq', value: 'pulizia' }],
    sort: perCamera,
  },
  {
    says: [
      'Quali camere sono chiuse?',
      'camere fuori servizio',
      'camere in manutenzione',
      'stanze bloccate',
      'quando riaprono le camere chiuse',
    ],
    entity: 'chiusura',
    where: [{ field: 'riapertura', op: 'gt', value: today() }],
    sort: [{ field: 'dal', direction: 'asc' }],
  },
  {
    says: ['Che pulizie ci sono oggi?', 'piano delle pulizie di oggi', 'che camere si fanno oggi', 'giro delle camere'],
    entity: 'pulizia',
    where: [
      { field: 'stato', op: 'in', value: ['programmata', 'in_corso', 'completata'] },
      { field: 'giorno', op: 'eq', value: today() },
    ],
  },
  {
    says: [
      'Che pulizie restano da fare?',
      'cosa manca da pulire',
      'pulizie non ancora fatte',
      'pulizie in ritardo',
      'pulizie restano',
      'pulizie rimaste',
      'camere ancora da pulire oggi',
      'quali pulizie mancano',
    ],
    entity: 'pulizia',
    where: [daFare, { field: 'giorno', op: 'lte', value: today() }],
  },
  {
    says: ['Che pulizie ci sono domani?', 'pulizie di domani', 'che camere si fanno domani'],
    entity: 'pulizia',
    where: [daFare, { field: 'giorno', op: 'eq', value: today(1) }],
  },
  {
    says: [
      'Quali pulizie non hanno un addetto?',
      'pulizie da assegnare',
      'pulizie non hanno ancora un addetto',
      'chi pulisce le camere senza addetto',
      'pulizie senza cameriera',
    ],
    entity: 'pulizia',
    where: [daFare, { field: 'addetto', op: 'empty' }],
  },
  {
    says: [
      'Quali schedine devo inviare?',
      'schedine da mandare',
      'alloggiati da inviare',
      'cosa devo mandare alla questura',
      'schedine devo ancora mandare',
      'schedine non ancora inviate',
      'schedine non ancora trasmesse',
      'ospiti non trasmessi',
      'schedine mancano da inviare',
    ],
    entity: 'schedina',
    where: [{ field: 'stato', op: 'eq', value: 'da_inviare' }],
  },
  {
    says: ['Quali schedine sono nel file e non inviate?', 'file da caricare sul portale', 'schedine da confermare', 'invii da completare'],
    entity: 'schedina',
    where: [{ field: 'stato', op: 'eq', value: 'nel_file' }],
  },
  {
    says: [
      'A chi manca il documento?',
      'schedine senza documento',
      'chi non ci ha dato il documento',
      'documenti da chiedere',
      'manca il documento',
      'senza documento',
    ],
    entity: 'schedina',
    where: [
      { field: 'stato', op: 'eq', value: 'da_inviare' },
      { field: 'tipo_alloggiato', op: 'in', value: ['singolo', 'capofamiglia', 'capogruppo'] },
      { field: 'numero_documento', op: 'empty' },
    ],
  },
  {
    says: ['Che ricevute abbiamo emesso questo mese?', 'ricevute del mese', 'ricevute fatte', 'elenco delle ricevute'],
    entity: 'ricevuta',
    where: [{ field: 'stato', op: 'eq', value: 'emessa' }, ...withinMonth('data')],
  },
  { says: ['Quanto abbiamo fatturato questo mese?', 'incasso del mese', 'quanto abbiamo guadagnato'], metric: 'fatturato_mese' },
  { says: ['Quanto siamo pieni questo mese?', 'tasso di occupazione', 'percentuale di occupazione'], metric: 'occupazione' },
  { says: ['Quante camere sono occupate adesso?', 'camere piene', 'siamo pieni stasera'], metric: 'camere_occupate' },
  { says: ['Quanto vendiamo in media una camera?', 'prezzo medio a notte', 'tariffa media', 'adr'], metric: 'adr' },
  { says: ['Quanto si fermano gli ospiti?', 'permanenza media', 'notti medie'], metric: 'permanenza_media' },
  { says: ['Quante prenotazioni sono dirette?', 'quanto vendiamo senza portali', 'quota senza commissioni'], metric: 'quota_diretta' },
])
