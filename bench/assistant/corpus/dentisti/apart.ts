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
  filled,
  gaps,
  groups,
  history,
  impossible,
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

const di = (title: string) => is('paziente', named(title))
const persona = (cognome: string) => is('cognome', cognome)
const oggi = is('giorno', '2026-11-21')
const viene = oneOf('stato', 'in_attesa', 'confermato', 'in_sala', 'in_poltrona', 'completato')
const eseguita = is('stato', 'eseguita')
const operatore = (nome: string) => is('operatore', named(nome))
const novembre = (field: string) => between(field, '2026-11-01', '2026-11-30')
const ottobre = (field: string) => between(field, '2026-10-01', '2026-10-31')

export const part: Part = {
  turns: [
    // Plain: reading.
    { says: 'Quali farmaci prende Wanda Cattaneo?', style: 'plain', gold: value('paziente', 'farmaci', [persona('Cattaneo')]) },
    { says: 'Che cosa risulta nell’odontogramma di Amedeo Rinaudo?', style: 'plain', gold: list('reperto', [di('Rinaudo Amedeo')]) },
    {
      says: 'Chi dei pazienti di oggi è in terapia con anticoagulanti?',
      style: 'plain',
      gold: [
        list('appuntamento', [oggi, is('farmaci', 'anticoagulanti')]),
        list('paziente', [is('prossimo', '2026-11-21'), is('farmaci', 'anticoagulanti')]),
      ],
    },
    {
      says: 'Quando ho un’ora e mezza di seguito giovedì in Sala 2?',
      style: 'plain',
      gold: gaps('appuntamento', '2026-11-26', '2026-11-26', 90, named('Sala 2')),
    },
    {
      says: 'Quanto ha prodotto il dottor Ferrante questo mese?',
      style: 'plain',
      gold: figure('sum', 'prestazione', 'importo', [operatore('Dott. Ferrante'), eseguita, ...novembre('data')]),
    },
    {
      says: 'Quanti impianti abbiamo messo da inizio settembre?',
      style: 'plain',
      gold: count('prestazione', [is('cura', 'Impianto'), eseguita, cmp('data', 'gte', '2026-09-01')]),
    },
    {
      says: 'A che percentuale è il piano di cura di Giacomo Malagutti?',
      style: 'plain',
      gold: value('piano', 'avanzamento', [di('Malagutti Giacomo')]),
    },
    { says: 'Quali consensi non sono stati ancora firmati?', style: 'plain', gold: list('consenso', [is('stato', 'da_firmare')]) },
    {
      says: 'Qual è il cellulare della dottoressa Valli?',
      style: 'plain',
      gold: value('operatore', 'telefono', [is('nome', 'Dott.ssa Valli')]),
    },
    {
      says: 'Dammi il valore delle prestazioni eseguite a ottobre per branca.',
      style: 'plain',
      gold: groups('prestazione', 'branca', { fn: 'sum', field: 'importo', where: [eseguita, ...ottobre('data')] }),
    },
    {
      says: 'Chi ha messo da ricollocare l’appuntamento di Antonio Castelli di lunedì?',
      style: 'plain',
      gold: history('appuntamento', [di('Castelli Antonio'), is('giorno', '2026-11-23')]),
    },
    {
      says: 'Qual è stata l’ultima cura che abbiamo eseguito a Enrico Morselli?',
      style: 'plain',
      gold: list('prestazione', [di('Morselli Enrico'), eseguita], { sort: [{ field: 'data', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Quali richiami scadono da oggi a fine anno?',
      style: 'plain',
      gold: list('richiamo', between('prossimo', '2026-11-21', '2026-12-31')),
    },
    {
      says: 'Quanti appuntamenti ha ciascun operatore la prossima settimana?',
      style: 'plain',
      gold: groups('appuntamento', 'operatore', { where: [viene, ...between('giorno', '2026-11-23', '2026-11-29')] }),
    },
    { says: 'Chi lavora di solito nella Sala 1?', style: 'plain', gold: value('sala', 'operatore', [is('nome', 'Sala 1')]) },
    // Plain: writing.
    {
      says: 'Segna una carie occlusale sul 2.6 di Serena Balducci.',
      style: 'plain',
      gold: create('reperto', { paziente: named('Balducci Serena'), dente: '2.6', tipo: 'carie', superfici: 'O' }),
    },
    {
      says: 'Aggiungi alla scheda di Wanda Cattaneo l’allergia alla penicillina.',
      style: 'plain',
      gold: update('paziente', [persona('Cattaneo')], { allergie: 'penicillina' }),
    },
    {
      says: 'Sposta l’appuntamento di venerdì di Giorgio Stefani a giovedì, stessa ora.',
      style: 'plain',
      gold: update('appuntamento', [di('Stefani Giorgio'), is('giorno', '2026-11-27')], { giorno: '2026-11-26' }),
    },
    {
      says: 'Fissa un controllo a Nora Aliprandi lunedì alle 11:00 in Sala 2.',
      style: 'plain',
      gold: [
        create('appuntamento', {
          paziente: named('Aliprandi Nora'),
          listino: named('Controllo'),
          giorno: '2026-11-23',
          ora: '11:00',
          sala: named('Sala 2'),
        }),
        create('appuntamento', {
          paziente: named('Aliprandi Nora'),
          cura: 'Controllo',
          giorno: '2026-11-23',
          ora: '11:00',
          sala: named('Sala 2'),
        }),
      ],
    },
    {
      says: 'Annulla la ricostruzione con perno di Giacomo Malagutti, non serve più.',
      style: 'plain',
      gold: move('prestazione', [di('Malagutti Giacomo'), is('cura', 'Ricostruzione con perno'), is('stato', 'pianificata')], 'annullata'),
    },
    {
      says: 'Presenta il piano di cura di Alessio Montanari.',
      style: 'plain',
      gold: move('piano', [di('Montanari Alessio')], 'presentato'),
    },
    {
      says: 'Chiudi la Sala 3 venerdì dalle 9:00 per due ore, motivo: Sanificazione.',
      style: 'plain',
      gold: create('chiusura', { sala: named('Sala 3'), giorno: '2026-11-27', ora: '09:00', minuti: 120, motivo: 'Sanificazione' }),
    },
    // Plain: what nobody here knows.
    { says: 'Qual è la dose massima di articaina per un paziente di settanta chili?', style: 'plain', gold: refuse },
    // Colloquial: reading.
    {
      says: 'chi entra dopo Rinaudo?',
      style: 'colloquial',
      gold: list('appuntamento', [viene, oggi, cmp('ora', 'gt', '09:45')], { sort: [{ field: 'ora', direction: 'asc' }], first: 1 }),
    },
    {
      says: 'la Balducci ha qualche allergia?',
      style: 'colloquial',
      gold: [yes('paziente', [persona('Balducci'), filled('allergie')]), value('paziente', 'allergie', [persona('Balducci')])],
    },
    {
      says: 'nel pomeriggio chi mi resta?',
      style: 'colloquial',
      gold: list('appuntamento', [viene, oggi, ...between('ora', '13:00', '17:59')]),
    },
    { says: 'il preventivo di Marangoni quant’è in tutto?', style: 'colloquial', gold: value('piano', 'totale', [di('Marangoni Ugo')]) },
    {
      says: 'la nota di credito alla Saletti perché l’abbiamo fatta?',
      style: 'colloquial',
      gold: value('nota_credito', 'motivo', [is('cliente', named('Saletti Valentina'))]),
    },
    {
      says: 'martedì la Valli quanti ne ha?',
      style: 'colloquial',
      gold: count('appuntamento', [viene, operatore('Dott.ssa Valli'), is('giorno', '2026-11-24')]),
    },
    { says: 'Zoe oggi con chi è?', style: 'colloquial', gold: value('appuntamento', 'operatore', [di('Melandri Zoe'), oggi]) },
    { says: 'chi ci deve più di 500 euro?', style: 'colloquial', gold: list('paziente', [cmp('saldo', 'gt', 50000)]) },
    // Colloquial: writing.
    { says: 'Rinaudo è arrivato', style: 'colloquial', gold: move('appuntamento', [di('Rinaudo Amedeo'), oggi], 'in_sala') },
    {
      says: 'il 3.8 della Balducci l’ho tolto oggi, mettilo risolto',
      style: 'colloquial',
      gold: update('reperto', [di('Balducci Serena'), is('dente', '3.8')], { risolto: '2026-11-21' }),
    },
    {
      says: 'Stefani il preventivo non lo fa, costa troppo',
      style: 'colloquial',
      gold: move('piano', [di('Stefani Giorgio')], 'rifiutato', { motivo: 'costa troppo' }),
    },
    { says: 'la Cattaneo falla accomodare che sono libero', style: 'colloquial', gold: impossible('appuntamento') },
    // Colloquial: what nobody here knows.
    { says: 'il laboratorio l’ha mandata la corona di Gamberini?', style: 'colloquial', gold: refuse },
    // Voice.
    {
      says: 'allora quanto costa da listino un ritrattamento canalare',
      style: 'voice',
      gold: value('trattamento', 'prezzo', [is('nome', 'Ritrattamento canalare')]),
    },
    {
      says: 'ehm quand’è che abbiamo messo l’impianto a pavesi',
      style: 'voice',
      gold: [
        value('prestazione', 'data', [di('Pavesi Carlo'), is('cura', 'Impianto')]),
        value('appuntamento', 'giorno', [di('Pavesi Carlo'), is('cura', 'Impianto')]),
      ],
    },
    {
      says: 'dunque dimmi quanti pazienti non si sono presentati questo mese',
      style: 'voice',
      gold: count('appuntamento', [is('stato', 'non_presentato'), ...novembre('giorno')]),
    },
    {
      says: 'allora segna fatta l’otturazione del quattro sei di rinaudo',
      style: 'voice',
      gold: move('prestazione', [di('Rinaudo Amedeo'), is('dente', '4.6'), is('stato', 'pianificata')], 'eseguita'),
    },
    {
      says: 'per favore metti la gandolfi mercoledì alle tre e mezza in sala uno per la rimozione punti',
      style: 'voice',
      gold: [
        create('appuntamento', {
          paziente: named('Gandolfi Emma'),
          listino: named('Rimozione punti'),
          giorno: '2026-11-25',
          ora: '15:30',
          sala: named('Sala 1'),
        }),
        create('appuntamento', {
          paziente: named('Gandolfi Emma'),
          cura: 'Rimozione punti',
          giorno: '2026-11-25',
          ora: '15:30',
          sala: named('Sala 1'),
        }),
      ],
    },
    { says: 'senti ma dopo quante ore passa l’anestesia', style: 'voice', gold: refuse },
    // Typo.
    { says: 'qunati richiami scaudti abbiamo?', style: 'typo', gold: metric('richiami_scaduti') },
    {
      says: 'quali pazinti attivi non hanno un prossimo apuntamento?',
      style: 'typo',
      gold: list('paziente', [is('stato', 'attivo'), empty('prossimo')]),
    },
    {
      says: 'fattrue scadute di Zanrdi',
      style: 'typo',
      gold: list('fattura', [is('cliente', named('Zanardi Luca')), is('situazione', 'scaduta')]),
    },
    {
      says: 'conferma gli apputnamenti di lunedi',
      style: 'typo',
      gold: move('appuntamento', [is('giorno', '2026-11-23'), is('stato', 'in_attesa')], 'confermato'),
    },
    {
      says: 'regsitra 50 euro in contatni da Emma Zani',
      style: 'typo',
      gold: [
        create('incasso', { paziente: named('Zani Emma'), importo: 5000, mezzo: 'contanti' }),
        act('incassa', 'fattura', [is('cliente', named('Zani Emma')), cmp('residuo', 'gt', 0)], { importo: 5000, mezzo: 'contanti' }),
      ],
    },
    // Elliptical.
    { says: 'saldo Lodi', style: 'elliptical', gold: value('paziente', 'saldo', [persona('Lodi')]) },
    {
      says: 'Sala 2 giovedì',
      style: 'elliptical',
      gold: list('appuntamento', [viene, is('sala', named('Sala 2')), is('giorno', '2026-11-26')]),
    },
    { says: 'Melandri da ricollocare', style: 'elliptical', gold: move('appuntamento', [di('Melandri Zoe'), oggi], 'da_ricollocare') },
    { says: 'protocollo antibiotici endocardite?', style: 'elliptical', gold: refuse },
  ],
  dialogues: [
    {
      about: 'la prossima paziente, prima che entri',
      turns: [
        { says: 'a che ora ho la Cattaneo?', gold: value('appuntamento', 'ora', [di('Cattaneo Wanda'), oggi]) },
        { says: 'che farmaci prende?', gold: value('paziente', 'farmaci', [persona('Cattaneo')]) },
        { says: 'l’ultima volta quando l’abbiamo vista?', gold: value('paziente', 'ultima_visita', [persona('Cattaneo')]) },
        { says: 'e che denti le mancano?', gold: list('reperto', [di('Cattaneo Wanda'), is('tipo', 'mancante')]) },
      ],
    },
    {
      about: 'reperti dettati con i guanti',
      turns: [
        {
          says: 'segna carie sul 3.7 della Balducci',
          gold: create('reperto', { paziente: named('Balducci Serena'), dente: '3.7', tipo: 'carie' }),
        },
        { says: 'mesiale', gold: create('reperto', { paziente: named('Balducci Serena'), dente: '3.7', tipo: 'carie', superfici: 'M' }) },
        {
          says: 'no scusa, distale',
          gold: create('reperto', { paziente: named('Balducci Serena'), dente: '3.7', tipo: 'carie', superfici: 'D' }),
        },
        { says: 'ok', gold: done },
        {
          says: 'stessa cosa sul 3.6',
          gold: create('reperto', { paziente: named('Balducci Serena'), dente: '3.6', tipo: 'carie', superfici: 'D' }),
        },
        { says: 'sì', gold: done },
      ],
    },
    {
      about: 'una devitalizzazione da infilare in settimana',
      turns: [
        { says: 'Fissa una devitalizzazione a Montanari.', gold: [asks('appuntamento', 'ora'), asks('appuntamento', 'giorno')] },
        { says: 'giovedì alle 9, sala 2', gold: impossible('appuntamento') },
        {
          says: 'allora alle dieci e mezza',
          gold: [
            create('appuntamento', {
              paziente: named('Montanari Alessio'),
              listino: named('Devitalizzazione'),
              giorno: '2026-11-26',
              ora: '10:30',
              sala: named('Sala 2'),
            }),
            create('appuntamento', {
              paziente: named('Montanari Alessio'),
              cura: 'Devitalizzazione',
              giorno: '2026-11-26',
              ora: '10:30',
              sala: named('Sala 2'),
            }),
          ],
        },
        { says: 'va bene', gold: done },
        { says: 'annulla, ha chiamato che preferisce dicembre', gold: undone },
      ],
    },
    {
      about: 'quanto ha lavorato la Moro',
      turns: [
        {
          says: 'Quanto ha prodotto la dottoressa Moro questo mese?',
          gold: figure('sum', 'prestazione', 'importo', [operatore('Dott.ssa Moro'), eseguita, ...novembre('data')]),
        },
        {
          says: 'e il mese scorso?',
          gold: figure('sum', 'prestazione', 'importo', [operatore('Dott.ssa Moro'), eseguita, ...ottobre('data')]),
        },
        {
          says: 'di quelle di ottobre quante erano ritrattamenti?',
          gold: count('prestazione', [operatore('Dott.ssa Moro'), eseguita, is('cura', 'Ritrattamento canalare'), ...ottobre('data')]),
        },
        {
          says: 'fammele vedere',
          gold: list('prestazione', [operatore('Dott.ssa Moro'), eseguita, is('cura', 'Ritrattamento canalare'), ...ottobre('data')]),
        },
      ],
    },
    {
      about: 'i preventivi fermi, e uno che dice di sì',
      turns: [
        { says: 'Che preventivi stanno ancora aspettando una risposta?', gold: list('piano', [is('stato', 'presentato')]) },
        {
          says: 'il più alto di chi è?',
          gold: [
            list('piano', [is('stato', 'presentato')], { sort: [{ field: 'totale', direction: 'desc' }], first: 1 }),
            value('piano', 'paziente', [di('Stefani Giorgio')]),
          ],
        },
        { says: 'segnalo accettato', gold: asks('piano', 'accettato_il') },
        { says: 'ieri', gold: move('piano', [di('Stefani Giorgio')], 'accettato', { accettato_il: '2026-11-20' }) },
        { says: 'conferma', gold: done },
      ],
    },
  ],
}
