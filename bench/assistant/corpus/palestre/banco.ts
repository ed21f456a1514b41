import {
  act,
  asks,
  between,
  cmp,
  count,
  create,
  done,
  empty,
  figure,
  formula,
  history,
  is,
  list,
  metric,
  move,
  named,
  not,
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
const IERI = '2026-11-20'
const LUNEDI = '2026-11-23'
const di = (chi: string) => is('iscritto', named(chi))
const tessera = (numero: string) => is('tessera', numero)
const corso = (nome: string) => is('nome', nome)
const il = (giorno: string) => is('data', giorno)
const attivo = is('situazione', 'attivo')
const inCalendario = oneOf('stato', 'programmata', 'svolta')
const novembre = between('data', '2026-11-01', '2026-11-30')
const [DONATELLA, GABRIELE, SAMIRA] = [tessera('2001'), tessera('2002'), tessera('2003')]
const [ETTORE, CHIARA, VALERIO, ILARIA] = [tessera('2004'), tessera('2005'), tessera('2006'), tessera('2007')]
const inScadenza = list('iscritto', [is('certificato_stato', 'in_scadenza')])
const daRinnovare = list('abbonamento', [attivo, cmp('fine', 'lte', '2026-12-06')])
const inLista = [is('stato', 'lista_attesa'), cmp('data', 'gte', OGGI)]
const scadute = [is('situazione', 'scaduta')]
const lontani = [attivo, cmp('ultimo_ingresso', 'lte', '2026-10-31')]
const di2 = (chi: string) => [di(chi), attivo]

/** The desk of a gym: asked between one card and the next, by whoever opens in the morning. */
export const part: Part = {
  turns: [
    // Certificates.
    { says: 'Quali certificati scadono nei prossimi 30 giorni?', style: 'plain', gold: inScadenza },
    { says: 'Chi ha il certificato scaduto?', style: 'plain', gold: list('iscritto', [is('certificato_stato', 'scaduto')]) },
    {
      says: 'Quando scade il certificato di Gabriele Petrucci?',
      style: 'plain',
      gold: value('iscritto', 'scadenza_certificato', [GABRIELE]),
    },
    { says: 'Che certificato ha Samira Bensalem?', style: 'plain', gold: value('iscritto', 'certificato', [SAMIRA]) },
    { says: 'A chi manca il certificato?', style: 'plain', gold: list('iscritto', [is('certificato', 'assente')]) },
    { says: 'Quanti certificati sono in scadenza?', style: 'plain', gold: metric('certificati_in_scadenza') },
    {
      says: 'chi deve rifare la visita medica?',
      style: 'colloquial',
      gold: [inScadenza, list('iscritto', [is('certificato_stato', 'scaduto')])],
    },
    {
      says: 'mazzanti è a posto col certificato?',
      style: 'colloquial',
      gold: [value('iscritto', 'certificato_stato', [ETTORE]), yes('iscritto', [ETTORE, is('certificato_stato', 'valido')])],
    },
    { says: 'certificati in scadenza', style: 'elliptical', gold: inScadenza },
    { says: 'certificati scaduti', style: 'elliptical', gold: list('iscritto', [is('certificato_stato', 'scaduto')]) },
    { says: 'certficati in scadenza', style: 'typo', gold: inScadenza },
    { says: 'quando scade il certificato di samira bensalem', style: 'voice', gold: value('iscritto', 'scadenza_certificato', [SAMIRA]) },
    // Subscriptions.
    { says: 'Quali abbonamenti sono da rinnovare?', style: 'plain', gold: daRinnovare },
    {
      says: 'Fino a quando è abbonata Donatella Ferrigno?',
      style: 'plain',
      gold: [value('iscritto', 'fine_abbonamento', [DONATELLA]), value('abbonamento', 'fine', di2('Donatella Ferrigno'))],
    },
    {
      says: 'Quanti ingressi restano a Chiara Lombardini?',
      style: 'plain',
      gold: value('abbonamento', 'residui', di2('Chiara Lombardini')),
    },
    { says: 'Quali abbonamenti sono congelati?', style: 'plain', gold: list('abbonamento', [is('stato', 'congelato')]) },
    { says: 'Chi ha disdetto?', style: 'plain', gold: list('abbonamento', [is('stato', 'disdetto')]) },
    { says: 'Quanti abbonamenti annuali attivi abbiamo?', style: 'plain', gold: count('abbonamento', [attivo, is('tipo', 'annuale')]) },
    { says: 'Quali abbonamenti si rinnovano da soli?', style: 'plain', gold: list('abbonamento', [attivo, is('rinnovo', true)]) },
    { says: 'Chi è in prova?', style: 'plain', gold: list('iscritto', [is('situazione', 'prova')]) },
    {
      says: 'Congela l’abbonamento di Petrucci per 15 giorni',
      style: 'plain',
      gold: [
        act('congela', 'abbonamento', di2('Gabriele Petrucci'), { pausa: 15 }),
        move('abbonamento', di2('Gabriele Petrucci'), 'congelato', { pausa: 15 }),
      ],
    },
    { says: 'Rinnova l’abbonamento di Gabriele Petrucci', style: 'plain', gold: act('rinnova', 'abbonamento', di2('Gabriele Petrucci')) },
    { says: 'chi deve rinnovare?', style: 'colloquial', gold: daRinnovare },
    { says: 'chi non ha rinnovato?', style: 'colloquial', gold: list('iscritto', [is('situazione', 'scaduto')]) },
    { says: 'a chi scade l’abbonamento?', style: 'colloquial', gold: daRinnovare },
    {
      says: 'mettimi in pausa l’abbonamento di Chiara Lombardini per 10 giorni',
      style: 'colloquial',
      gold: [
        act('congela', 'abbonamento', di2('Chiara Lombardini'), { pausa: 10 }),
        move('abbonamento', di2('Chiara Lombardini'), 'congelato', { pausa: 10 }),
      ],
    },
    { says: 'abbonamenti da rinnovare', style: 'elliptical', gold: daRinnovare },
    { says: 'abbonamenti congelati', style: 'elliptical', gold: list('abbonamento', [is('stato', 'congelato')]) },
    { says: 'abonamenti da rinnovare', style: 'typo', gold: daRinnovare },
    { says: 'chi e in prova', style: 'typo', gold: list('iscritto', [is('situazione', 'prova')]) },
    {
      says: 'congela l’abbonamento di gabriele petrucci per venti giorni',
      style: 'voice',
      gold: [
        act('congela', 'abbonamento', di2('Gabriele Petrucci'), { pausa: 20 }),
        move('abbonamento', di2('Gabriele Petrucci'), 'congelato', { pausa: 20 }),
      ],
    },
    {
      says: 'quanti ingressi ha ancora chiara lombardini',
      style: 'voice',
      gold: value('abbonamento', 'residui', di2('Chiara Lombardini')),
    },
    // Money.
    { says: 'Chi ha rate scadute?', style: 'plain', gold: [list('rata', scadute), list('iscritto', [cmp('rate_scadute', 'gt', 0)])] },
    { says: 'Quanto ci devono di rate scadute?', style: 'plain', gold: metric('rate_scadute') },
    {
      says: 'Quanto abbiamo incassato questo mese?',
      style: 'plain',
      gold: [metric('incassato_mese'), figure('sum', 'pagamento', 'importo', novembre)],
    },
    { says: 'Quanto entra al mese dagli abbonamenti?', style: 'plain', gold: metric('ricavi_ricorrenti') },
    { says: 'Quanto deve ancora Samira Bensalem?', style: 'plain', gold: value('iscritto', 'saldo', [SAMIRA]) },
    { says: 'Che pagamenti sono arrivati questo mese?', style: 'plain', gold: list('pagamento', novembre) },
    { says: 'Come si calcolano i ricavi ricorrenti del mese?', style: 'plain', gold: formula('ricavi_ricorrenti') },
    { says: 'Come si calcola l’abbandono?', style: 'plain', gold: formula('abbandono') },
    {
      says: 'Quanti pagamenti in contanti abbiamo avuto a novembre?',
      style: 'plain',
      gold: count('pagamento', [is('mezzo', 'contanti'), ...novembre]),
    },
    {
      says: 'chi è indietro con i pagamenti?',
      style: 'colloquial',
      gold: [list('rata', scadute), list('iscritto', [cmp('saldo', 'gt', 0)])],
    },
    { says: 'chi ci deve dei soldi?', style: 'colloquial', gold: list('iscritto', [cmp('saldo', 'gt', 0)]) },
    {
      says: 'quanto abbiamo preso questo mese?',
      style: 'colloquial',
      gold: [metric('incassato_mese'), figure('sum', 'pagamento', 'importo', novembre)],
    },
    { says: 'quanti se ne vanno?', style: 'colloquial', gold: metric('abbandono') },
    { says: 'rate scadute', style: 'elliptical', gold: [list('rata', scadute), metric('rate_scadute')] },
    { says: 'rate scadtue', style: 'typo', gold: [list('rata', scadute), metric('rate_scadute')] },
    {
      says: 'quanto abiamo incassato questo mese',
      style: 'typo',
      gold: [metric('incassato_mese'), figure('sum', 'pagamento', 'importo', novembre)],
    },
    { says: 'quanto ci deve ancora samira bensalem', style: 'voice', gold: value('iscritto', 'saldo', [SAMIRA]) },
    { says: 'chi ha rate scadute', style: 'voice', gold: [list('rata', scadute), list('iscritto', [cmp('rate_scadute', 'gt', 0)])] },
    // Members and the door.
    { says: 'Quanti iscritti abbiamo?', style: 'plain', gold: [metric('iscritti_attivi'), count('iscritto', [attivo]), count('iscritto')] },
    { says: 'Che telefono ha Donatella Ferrigno?', style: 'plain', gold: value('iscritto', 'telefono', [DONATELLA]) },
    { says: 'Che tessera ha Valerio Santoro?', style: 'plain', gold: value('iscritto', 'tessera', [VALERIO]) },
    { says: 'Chi non si allena da tre settimane?', style: 'plain', gold: list('iscritto', lontani) },
    { says: 'Chi è entrato oggi?', style: 'plain', gold: list('ingresso', [il(OGGI), is('esito', 'consentito')]) },
    { says: 'Chi è stato respinto oggi?', style: 'plain', gold: list('ingresso', [il(OGGI), is('esito', 'negato')]) },
    { says: 'Quanti ingressi ci sono stati oggi?', style: 'plain', gold: [metric('ingressi_oggi'), count('ingresso', [il(OGGI)])] },
    { says: 'Chi si è iscritto questo mese?', style: 'plain', gold: list('iscritto', between('iscrizione', '2026-11-01', '2026-11-30')) },
    { says: 'Quando è venuta l’ultima volta Ilaria Bonfanti?', style: 'plain', gold: value('iscritto', 'ultimo_ingresso', [ILARIA]) },
    { says: 'Chi è sospeso?', style: 'plain', gold: list('iscritto', [is('situazione', 'sospeso')]) },
    {
      says: 'Cambia il telefono di Ilaria Bonfanti in 333 987 6543',
      style: 'plain',
      gold: update('iscritto', [ILARIA], { telefono: '3339876543' }),
    },
    { says: 'Che cosa è cambiato nella scheda di Ettore Mazzanti?', style: 'plain', gold: history('iscritto', [ETTORE]) },
    { says: 'chi non viene più?', style: 'colloquial', gold: [list('iscritto', lontani), list('iscritto', [is('stato', 'ex_iscritto')])] },
    { says: 'chi è venuto ieri?', style: 'colloquial', gold: list('ingresso', [il(IERI), is('esito', 'consentito')]) },
    { says: 'chi abbiamo bloccato oggi?', style: 'colloquial', gold: list('ingresso', [il(OGGI), is('esito', 'negato')]) },
    {
      says: 'dammi il numero di Samira Bensalem',
      style: 'colloquial',
      gold: [value('iscritto', 'telefono', [SAMIRA]), value('iscritto', 'tessera', [SAMIRA])],
    },
    { says: 'chi resta fuori?', style: 'colloquial', gold: list('iscritto', [not('accesso', 'consentito'), not('stato', 'ex_iscritto')]) },
    { says: 'la Lombardini da quando non viene?', style: 'colloquial', gold: value('iscritto', 'ultimo_ingresso', [CHIARA]) },
    { says: 'telefono di Petrucci', style: 'elliptical', gold: value('iscritto', 'telefono', [GABRIELE]) },
    {
      says: 'ingressi di oggi',
      style: 'elliptical',
      gold: [list('ingresso', [il(OGGI)]), list('ingresso', [il(OGGI), is('esito', 'consentito')]), metric('ingressi_oggi')],
    },
    { says: 'che telefno ha Donatella Ferrigno?', style: 'typo', gold: value('iscritto', 'telefono', [DONATELLA]) },
    { says: 'chi è enrato oggi?', style: 'typo', gold: list('ingresso', [il(OGGI), is('esito', 'consentito')]) },
    { says: 'quanti iscritti abbiamo', style: 'voice', gold: [metric('iscritti_attivi'), count('iscritto', [attivo]), count('iscritto')] },
    { says: 'chi non si allena da tre settimane', style: 'voice', gold: list('iscritto', lontani) },
    { says: 'che telefono ha ilaria bonfanti', style: 'voice', gold: value('iscritto', 'telefono', [ILARIA]) },
    // Classes and bookings.
    { says: 'Quali corsi sono pieni?', style: 'plain', gold: list('corso', [is('disponibilita', 'completo')]) },
    { says: 'In quali corsi c’è posto?', style: 'plain', gold: list('corso', [is('disponibilita', 'posti')]) },
    { says: 'Che corsi ci sono oggi?', style: 'plain', gold: list('lezione', [il(OGGI), inCalendario]) },
    { says: 'Che corsi ci sono domani?', style: 'plain', gold: list('lezione', [il(DOMANI), inCalendario]) },
    { says: 'Chi tiene lo Spinning?', style: 'plain', gold: value('corso', 'istruttore', [corso('Spinning')]) },
    { says: 'Quanti posti liberi ci sono nel Pilates?', style: 'plain', gold: value('corso', 'liberi', [corso('Pilates')]) },
    { says: 'Quanto sono pieni i corsi?', style: 'plain', gold: metric('riempimento') },
    { says: 'Chi è in lista d’attesa?', style: 'plain', gold: list('prenotazione', inLista) },
    { says: 'Che corsi tiene Marta Sordi?', style: 'plain', gold: list('corso', [is('istruttore', named('Marta Sordi'))]) },
    { says: 'Quali corsi devono partire?', style: 'plain', gold: list('corso', [is('stato', 'programmato')]) },
    {
      says: 'Iscrivi Donatella al pilates di lunedì',
      style: 'plain',
      gold: create('prenotazione', { iscritto: named('Donatella Ferrigno'), lezione: named('Pilates · 23/11/2026') }),
    },
    { says: 'Chi ha prenotato per domani?', style: 'plain', gold: list('prenotazione', [il(DOMANI), is('stato', 'prenotata')]) },
    { says: 'chi aspetta un posto?', style: 'colloquial', gold: list('prenotazione', inLista) },
    { says: 'dove c’è posto?', style: 'colloquial', gold: list('corso', [is('disponibilita', 'posti')]) },
    {
      says: 'chi fa il funzionale?',
      style: 'colloquial',
      gold: [value('corso', 'istruttore', [corso('Funzionale')]), list('prenotazione', [is('lezione.corso', named('Funzionale'))])],
    },
    {
      says: 'prenota Samira al pilates di lunedì',
      style: 'colloquial',
      gold: create('prenotazione', { iscritto: named('Samira Bensalem'), lezione: named('Pilates · 23/11/2026') }),
    },
    { says: 'quanto dura lo yoga dolce?', style: 'colloquial', gold: value('corso', 'durata', [corso('Yoga dolce')]) },
    { says: 'chi viene domani ai corsi?', style: 'colloquial', gold: list('prenotazione', [il(DOMANI), is('stato', 'prenotata')]) },
    {
      says: 'facciamo partire la ginnastica posturale',
      style: 'colloquial',
      gold: move('corso', [corso('Ginnastica posturale')], 'attivo'),
    },
    { says: 'corsi che tirano poco?', style: 'colloquial', gold: list('corso', [is('stato', 'attivo'), cmp('riempimento', 'lt', 50)]) },
    { says: 'corsi pieni', style: 'elliptical', gold: list('corso', [is('disponibilita', 'completo')]) },
    { says: 'corsi di domani', style: 'elliptical', gold: list('lezione', [il(DOMANI), inCalendario]) },
    { says: 'lista d’atesa', style: 'typo', gold: list('prenotazione', inLista) },
    { says: 'che coris ci sono domani?', style: 'typo', gold: list('lezione', [il(DOMANI), inCalendario]) },
    { says: 'quali corsi sono pieni', style: 'voice', gold: list('corso', [is('disponibilita', 'completo')]) },
    { says: 'che corsi ci sono domani', style: 'voice', gold: list('lezione', [il(DOMANI), inCalendario]) },
    { says: 'chi è in lista d’attesa', style: 'voice', gold: list('prenotazione', inLista) },
    {
      says: 'iscrivi donatella ferrigno al pilates di lunedì',
      style: 'voice',
      gold: create('prenotazione', { iscritto: named('Donatella Ferrigno'), lezione: named('Pilates · 23/11/2026') }),
    },
    { says: 'a chi manca il contatto di emergenza', style: 'voice', gold: list('iscritto', [attivo, empty('contatto_emergenza')]) },
    // What is nobody's business here.
    { says: 'Quanto pesa Donatella Ferrigno?', style: 'plain', gold: refuse },
    { says: 'chi ha vinto la partita?', style: 'colloquial', gold: refuse },
  ],
  dialogues: [
    {
      about: 'Un certificato in scadenza',
      turns: [
        { says: 'certificati in scadenza', gold: inScadenza },
        { says: 'quanti sono?', gold: [count('iscritto', [is('certificato_stato', 'in_scadenza')]), metric('certificati_in_scadenza')] },
      ],
    },
    {
      about: 'Una prenotazione fatta e tolta',
      turns: [
        {
          says: 'Iscrivi Donatella al pilates di lunedì',
          gold: create('prenotazione', { iscritto: named('Donatella Ferrigno'), lezione: named('Pilates · 23/11/2026') }),
        },
        { says: 'sì', gold: done },
        { says: 'annulla', gold: undone },
      ],
    },
    {
      about: 'Corsi di oggi e di domani',
      turns: [
        { says: 'Che corsi ci sono oggi?', gold: list('lezione', [il(OGGI), inCalendario]) },
        { says: 'e domani?', gold: list('lezione', [il(DOMANI), inCalendario]) },
        { says: 'e lunedì?', gold: list('lezione', [il(LUNEDI), inCalendario]) },
      ],
    },
    {
      about: 'Una pausa',
      turns: [
        {
          says: 'congela l’abbonamento di Petrucci per 15 giorni',
          gold: [
            act('congela', 'abbonamento', di2('Gabriele Petrucci'), { pausa: 15 }),
            move('abbonamento', di2('Gabriele Petrucci'), 'congelato', { pausa: 15 }),
          ],
        },
        { says: 'ok', gold: done },
        { says: 'annulla', gold: undone },
      ],
    },
    {
      about: 'Chi non viene più',
      turns: [
        { says: 'chi non si allena da tre settimane?', gold: list('iscritto', lontani) },
        { says: 'che telefono ha?', gold: value('iscritto', 'telefono', [CHIARA]) },
      ],
    },
    {
      about: 'Una scheda',
      turns: [
        { says: 'che telefono ha Ilaria Bonfanti?', gold: value('iscritto', 'telefono', [ILARIA]) },
        { says: 'e la tessera?', gold: value('iscritto', 'tessera', [ILARIA]) },
      ],
    },
    {
      about: 'Un corso',
      turns: [
        { says: 'chi tiene il Pilates?', gold: value('corso', 'istruttore', [corso('Pilates')]) },
        { says: 'e lo Spinning?', gold: value('corso', 'istruttore', [corso('Spinning')]) },
      ],
    },
    {
      about: 'Una lezione nuova',
      turns: [
        {
          says: 'fissa una lezione di Spinning',
          gold: [asks('lezione', 'data'), create('lezione', { corso: named('Spinning'), data: OGGI })],
        },
        { says: 'mercoledì alle 20', gold: create('lezione', { corso: named('Spinning'), data: '2026-11-25', ora: '20:00' }) },
        { says: 'sì', gold: done },
      ],
    },
  ],
}
