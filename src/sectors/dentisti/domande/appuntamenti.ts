import { defineQuestions } from '../../../kernel/define-questions.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { withinWeek } from '../../../kernel/expression/within.ts'
import { daChiamare } from '../metrics.ts'
import { trade } from '../trade.ts'
import { viene, aperto, daConfermare, oggi, domani, attivo } from './condizioni.ts'

/** Who comes, who is to be called, and what the day still wants. */
export const appuntamenti = defineQuestions(trade, [
  {
    says: [
      'Chi c’è oggi?',
      'appuntamenti di oggi',
      'che pazienti abbiamo oggi',
      'agenda di oggi',
      'chi viene oggi',
      'chi vediamo oggi',
      'che pazienti vediamo oggi',
    ],
    entity: 'appuntamento',
    where: [viene, oggi],
  },
  {
    says: ['Chi c’è domani?', 'appuntamenti di domani', 'che pazienti abbiamo domani', 'agenda di domani'],
    entity: 'appuntamento',
    where: [viene, domani],
  },
  {
    says: ['Chi viene questa settimana?', 'appuntamenti della settimana', 'agenda della settimana', 'come siamo messi questa settimana'],
    entity: 'appuntamento',
    where: [viene, ...withinWeek('giorno')],
  },
  {
    says: ['Chi viene la settimana prossima?', 'appuntamenti della prossima settimana', 'agenda della settimana che viene'],
    entity: 'appuntamento',
    where: [viene, ...withinWeek('giorno', 1)],
  },
  {
    says: [
      'Chi è in sala d’attesa?',
      'chi è arrivato',
      'chi sta aspettando',
      'chi devo far accomodare',
      'in sala d’attesa',
      'chi aspetta fuori',
      'pazienti arrivati',
      'chi c’è in sala d’attesa',
      'chi c’è fuori',
      'chi sta aspettando fuori',
      'chi è già arrivato',
    ],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'in_sala' }],
  },
  {
    says: [
      'Chi è in poltrona?',
      'chi stiamo curando',
      'chi è dentro adesso',
      'chi c’è sotto',
      'chi stiamo visitando',
      'quali poltrone sono occupate',
    ],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'in_poltrona' }],
  },
  {
    says: [
      'Chi deve ancora confermare?',
      'appuntamenti da confermare',
      'chi non ha confermato',
      'chi non ha ancora confermato',
      'conferme che mancano',
      'conferme da fare',
      'chi non è sicuro',
      'chi manca da confermare',
      'chi mi manca da confermare',
      'appuntamenti non confermati',
      'chi devo chiamare per conferma',
      'chi è ancora da confermare',
    ],
    entity: 'appuntamento',
    where: [daConfermare, { field: 'giorno', op: 'gte', value: today() }],
  },
  {
    says: [
      'Chi devo chiamare per domani?',
      'chi non ha confermato per domani',
      'conferme di domani',
      'telefonate per gli appuntamenti di domani',
    ],
    entity: 'appuntamento',
    where: [daConfermare, domani],
  },
  {
    says: [
      'Chi è da ricollocare?',
      'appuntamenti da spostare',
      'chi aspetta un altro giorno',
      'appuntamenti da rifissare',
      'chi devo rimettere in agenda',
      'chi è da rimettere in agenda',
      'chi aspetta un altro appuntamento',
      'chi posso anticipare',
    ],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'da_ricollocare' }],
  },
  {
    says: [
      'Chi non si è presentato?',
      'chi non è venuto',
      'appuntamenti mancati',
      'chi ci ha dato buca',
      'chi ci ha tirato pacco',
      'chi ci ha bidonato',
      'chi ha saltato l’appuntamento',
      'chi non si è fatto vivo',
      'chi ha bidonato',
      'chi ha dato buca',
    ],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'non_presentato' }],
  },
  {
    says: ['Chi ha disdetto?', 'appuntamenti annullati', 'disdette', 'chi ha cancellato', 'chi ha annullato', 'appuntamenti saltati'],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'annullato' }],
  },
  {
    says: [
      'Quali appuntamenti passati sono rimasti aperti?',
      'appuntamenti da chiudere',
      'visite non chiuse',
      'appuntamenti vecchi da completare',
    ],
    entity: 'appuntamento',
    where: [aperto, { field: 'giorno', op: 'lt', value: today() }],
  },
  {
    says: ['Quali appuntamenti non hanno un operatore?', 'appuntamenti senza dottore', 'visite da assegnare', 'chi non ha il dentista'],
    entity: 'appuntamento',
    where: [aperto, { field: 'giorno', op: 'gte', value: today() }, { field: 'operatore', op: 'empty' }],
  },
  {
    says: ['Chi ha allergie oggi?', 'pazienti allergici di oggi', 'a chi devo stare attento oggi', 'allergie di oggi', 'allergici di oggi'],
    entity: 'appuntamento',
    where: [viene, oggi, { field: 'allergie', op: 'filled' }],
  },
  {
    says: [
      'Quali pazienti sono allergici?',
      'pazienti con allergie',
      'chi è allergico a qualcosa',
      'elenco degli allergici',
      'pazienti intolleranti',
    ],
    entity: 'paziente',
    where: [attivo, { field: 'allergie', op: 'filled' }],
  },
  {
    says: [
      'Chi ha dato un acconto?',
      'pazienti con acconti',
      'chi ha pagato in anticipo',
      'chi ha anticipato dei soldi',
      'acconti da scalare',
    ],
    entity: 'paziente',
    where: [{ field: 'acconti', op: 'gt', value: 0 }],
  },
  {
    says: [
      'Chi devo richiamare?',
      'richiami scaduti',
      'controlli scaduti',
      'chi è in ritardo con il controllo',
      'chi non torna',
      'chi va richiamato',
      'chi dobbiamo richiamare',
      'chi devo chiamare per il controllo',
      'richiami arretrati',
      'richiami in ritardo',
      'richiami da fare',
      'chi devo chiamare per il richiamo',
    ],
    entity: 'richiamo',
    where: [{ field: 'stato', op: 'eq', value: 'scaduto' }, ...daChiamare],
  },
  {
    says: ['A chi scade il richiamo?', 'richiami prossimi', 'controlli in scadenza', 'chi va richiamato a breve', 'igieni in scadenza'],
    entity: 'richiamo',
    where: [{ field: 'stato', op: 'eq', value: 'prossimo' }],
  },
  {
    says: ['Chi non vuole più tornare?', 'chi ha rinunciato al richiamo', 'richiami rifiutati', 'chi non vuole più essere richiamato'],
    entity: 'richiamo',
    where: [{ field: 'esito', op: 'eq', value: 'rinuncia' }],
  },
  {
    says: ['Chi mi ha detto di risentirci?', 'chi va richiamato oggi', 'telefonate da rifare', 'chi non ha risposto'],
    entity: 'richiamo',
    where: [
      { field: 'esito', op: 'in', value: ['non_risponde', 'richiamare'] },
      { field: 'richiamare_il', op: 'lte', value: today() },
    ],
    sort: [{ field: 'richiamare_il', direction: 'asc' }],
  },
])
