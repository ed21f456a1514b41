import {
  act,
  between,
  cmp,
  count,
  create,
  done,
  figure,
  formula,
  groups,
  is,
  list,
  metric,
  move,
  named,
  oneOf,
  refuse,
  undone,
  update,
  value,
  yes,
  type Part,
} from '../../gold.ts'

const OGGI = '2026-11-21'
const DOMANI = '2026-11-22'
const attivo = is('situazione', 'attivo')
const di = (chi: string) => is('iscritto', named(chi))
const corso = (nome: string) => is('nome', nome)
const inCalendario = oneOf('stato', 'programmata', 'svolta')
const novembre = between('data', '2026-11-01', '2026-11-30')
const [DONATELLA, GABRIELE, SAMIRA] = [is('tessera', '2001'), is('tessera', '2002'), is('tessera', '2003')]
const [ETTORE, CHIARA, VALERIO, ILARIA] = [is('tessera', '2004'), is('tessera', '2005'), is('tessera', '2006'), is('tessera', '2007')]
const inScadenza = list('iscritto', [is('certificato_stato', 'in_scadenza')])
const scaduto = list('iscritto', [is('certificato_stato', 'scaduto')])
const PILATES = create('prenotazione', { iscritto: named('Samira Bensalem'), lezione: named('Pilates · 25/11/2026') })

/** Kept apart: nobody tunes the engine on these. */
export const part: Part = {
  turns: [
    { says: 'Di chi è la tessera 2005?', style: 'plain', gold: [list('iscritto', [CHIARA]), value('iscritto', 'cognome', [CHIARA])] },
    { says: 'In che situazione è Ilaria Bonfanti?', style: 'plain', gold: value('iscritto', 'situazione', [ILARIA]) },
    {
      says: 'Qual è il corso con più posti?',
      style: 'plain',
      gold: list('corso', [], { sort: [{ field: 'posti', direction: 'desc' }], first: 1 }),
    },
    { says: 'Quante lezioni sono in calendario domani?', style: 'plain', gold: count('lezione', [is('data', DOMANI), inCalendario]) },
    { says: 'Come si calcola il riempimento dei corsi?', style: 'plain', gold: formula('riempimento') },
    { says: 'Quanti iscritti sono in prova?', style: 'plain', gold: count('iscritto', [is('situazione', 'prova')]) },
    {
      says: 'Quanto è stato pagato con la carta a novembre?',
      style: 'plain',
      gold: figure('sum', 'pagamento', 'importo', [is('mezzo', 'carta'), ...novembre]),
    },
    {
      says: 'Quanto costa l’abbonamento di Donatella Ferrigno?',
      style: 'plain',
      gold: value('abbonamento', 'prezzo', [di('Donatella Ferrigno'), attivo]),
    },
    { says: 'Che livello ha la Preparazione corsa?', style: 'plain', gold: value('corso', 'livello', [corso('Preparazione corsa')]) },
    { says: 'In che sala si fa il Funzionale?', style: 'plain', gold: value('corso', 'sala', [corso('Funzionale')]) },
    {
      says: 'Quante lezioni tiene domani Nives Bragato?',
      style: 'plain',
      gold: count('lezione', [is('data', DOMANI), is('istruttore', named('Nives Bragato'))]),
    },
    { says: 'Quanti abbonamenti attivi ci sono per tipo?', style: 'plain', gold: groups('abbonamento', 'tipo', { where: [attivo] }) },
    {
      says: 'Chi chiamiamo in caso di emergenza per Samira Bensalem?',
      style: 'plain',
      gold: value('iscritto', 'contatto_emergenza', [SAMIRA]),
    },
    { says: 'Sospendi il corso di Yoga dolce', style: 'plain', gold: move('corso', [corso('Yoga dolce')], 'sospeso') },
    { says: 'Porta a 16 i posti del Pilates', style: 'plain', gold: update('corso', [corso('Pilates')], { posti: 16 }) },
    { says: 'Quali iscritti hanno il certificato agonistico?', style: 'plain', gold: list('iscritto', [is('certificato', 'agonistico')]) },
    { says: 'Quando compie gli anni Valerio Santoro?', style: 'plain', gold: value('iscritto', 'data_nascita', [VALERIO]) },
    {
      says: 'Chi è stato respinto perché il certificato era scaduto?',
      style: 'plain',
      gold: list('ingresso', [is('motivo', 'certificato_scaduto')]),
    },
    {
      says: 'Quanti ingressi ha fatto Donatella Ferrigno?',
      style: 'plain',
      gold: [value('iscritto', 'ingressi', [DONATELLA]), count('ingresso', [di('Donatella Ferrigno')])],
    },
    { says: 'Da quando è iscritto Ettore Mazzanti?', style: 'plain', gold: value('iscritto', 'iscrizione', [ETTORE]) },
    {
      says: 'Il Funzionale è al completo?',
      style: 'plain',
      gold: [value('corso', 'disponibilita', [corso('Funzionale')]), yes('corso', [corso('Funzionale'), is('disponibilita', 'completo')])],
    },
    { says: 'Che discipline insegna Diego Arcari?', style: 'plain', gold: value('istruttore', 'discipline', [is('nome', 'Diego Arcari')]) },
    {
      says: 'Disdici l’abbonamento di Chiara Lombardini',
      style: 'plain',
      gold: move('abbonamento', [di('Chiara Lombardini'), attivo], 'disdetto'),
    },
    {
      says: 'a che ora c’è lo stretching domani?',
      style: 'colloquial',
      gold: value('lezione', 'ora', [is('corso', named('Stretching')), is('data', DOMANI)]),
    },
    { says: 'chi insegna yoga?', style: 'colloquial', gold: value('corso', 'istruttore', [corso('Yoga dolce')]) },
    {
      says: 'il Petrucci fin quando è coperto?',
      style: 'colloquial',
      gold: [value('iscritto', 'fine_abbonamento', [GABRIELE]), value('abbonamento', 'fine', [di('Gabriele Petrucci'), attivo])],
    },
    {
      says: 'la Ferrigno può allenarsi?',
      style: 'colloquial',
      gold: [value('iscritto', 'accesso', [DONATELLA]), yes('iscritto', [DONATELLA, is('accesso', 'consentito')])],
    },
    { says: 'mettimi Samira al pilates di mercoledì', style: 'colloquial', gold: PILATES },
    { says: 'chi ha la tessera in regola ma il certificato no?', style: 'colloquial', gold: [scaduto, refuse] },
    { says: 'quanta gente è passata oggi?', style: 'colloquial', gold: [metric('ingressi_oggi'), count('ingresso', [is('data', OGGI)])] },
    {
      says: 'chi ha saltato le rate?',
      style: 'colloquial',
      gold: [list('rata', [is('situazione', 'scaduta')]), list('iscritto', [cmp('rate_scadute', 'gt', 0)])],
    },
    { says: 'quanto ci rende al mese la palestra?', style: 'colloquial', gold: metric('ricavi_ricorrenti') },
    { says: 'chi sta per perdere il certificato?', style: 'colloquial', gold: inScadenza },
    {
      says: 'quanti ne abbiamo persi questo mese?',
      style: 'colloquial',
      gold: [metric('abbandono'), count('abbonamento', [is('stato', 'disdetto')])],
    },
    { says: 'fammi il rinnovo di Petrucci', style: 'colloquial', gold: act('rinnova', 'abbonamento', [di('Gabriele Petrucci'), attivo]) },
    { says: 'che tempo fa fuori?', style: 'colloquial', gold: refuse },
    {
      says: 'quando scade il certificato di gabriele petrucci',
      style: 'voice',
      gold: value('iscritto', 'scadenza_certificato', [GABRIELE]),
    },
    { says: 'chi tiene il corso di funzionale', style: 'voice', gold: value('corso', 'istruttore', [corso('Funzionale')]) },
    { says: 'quanti posti ha lo spinning', style: 'voice', gold: value('corso', 'posti', [corso('Spinning')]) },
    {
      says: 'rinnova l’abbonamento di gabriele petrucci',
      style: 'voice',
      gold: act('rinnova', 'abbonamento', [di('Gabriele Petrucci'), attivo]),
    },
    { says: 'quanto dura la preparazione corsa', style: 'voice', gold: value('corso', 'durata', [corso('Preparazione corsa')]) },
    { says: 'chi ha il certificato scaduto', style: 'voice', gold: scaduto },
    { says: 'quali abbonamneti sono congelati?', style: 'typo', gold: list('abbonamento', [is('stato', 'congelato')]) },
    { says: 'chi e sospeso', style: 'typo', gold: list('iscritto', [is('situazione', 'sospeso')]) },
    { says: 'in che salla si fa lo spinning?', style: 'typo', gold: value('corso', 'sala', [corso('Spinning')]) },
    { says: 'quando scade il certifcato di Samira Bensalem?', style: 'typo', gold: value('iscritto', 'scadenza_certificato', [SAMIRA]) },
    { says: 'telefno di Ilaria Bonfanti', style: 'typo', gold: value('iscritto', 'telefono', [ILARIA]) },
    { says: 'tessera di Valerio Santoro', style: 'elliptical', gold: value('iscritto', 'tessera', [VALERIO]) },
    { says: 'iscritti sospesi', style: 'elliptical', gold: list('iscritto', [is('situazione', 'sospeso')]) },
    { says: 'durata dello yoga dolce', style: 'elliptical', gold: value('corso', 'durata', [corso('Yoga dolce')]) },
    { says: 'carnet attivi', style: 'elliptical', gold: list('abbonamento', [attivo, is('tipo', 'dieci_ingressi')]) },
  ],
  dialogues: [
    {
      about: 'Dal certificato al telefono',
      turns: [
        { says: 'chi ha il certificato scaduto?', gold: scaduto },
        { says: 'che telefono ha?', gold: value('iscritto', 'telefono', [ETTORE]) },
      ],
    },
    {
      about: 'Un posto al pilates',
      turns: [
        { says: 'prenota Samira al pilates di mercoledì', gold: PILATES },
        { says: 'va bene', gold: done },
        { says: 'annulla', gold: undone },
      ],
    },
    {
      about: 'I posti di due corsi',
      turns: [
        { says: 'quanti posti ha il Pilates?', gold: value('corso', 'posti', [corso('Pilates')]) },
        { says: 'e lo Spinning?', gold: value('corso', 'posti', [corso('Spinning')]) },
      ],
    },
    {
      about: 'Ingressi di oggi',
      turns: [
        { says: 'chi è entrato oggi?', gold: list('ingresso', [is('data', OGGI), is('esito', 'consentito')]) },
        { says: 'quanti sono?', gold: [count('ingresso', [is('data', OGGI), is('esito', 'consentito')]), metric('ingressi_oggi')] },
      ],
    },
    {
      about: 'Un rinnovo',
      turns: [
        { says: 'rinnova l’abbonamento di Petrucci', gold: act('rinnova', 'abbonamento', [di('Gabriele Petrucci'), attivo]) },
        { says: 'sì', gold: done },
      ],
    },
  ],
}
