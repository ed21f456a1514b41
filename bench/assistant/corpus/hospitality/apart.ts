import {
  act,
  asks,
  between,
  choose,
  cmp,
  count,
  create,
  done,
  empty,
  figure,
  filled,
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

const chi = (ospite: string) => is('ospite', ospite)
const in301 = is('camera', named('Suite 301'))
/** Who comes, is here or has been here. */
const attesi = oneOf('stato', 'confermata', 'arrivato', 'partito')
const tiene = oneOf('stato', 'opzione', 'confermata', 'arrivato', 'partito')
const deveUscire = oneOf('stato', 'confermata', 'arrivato')
const inCasa = is('stato', 'arrivato')
const daOggi = cmp('arrivo', 'gte', '2026-11-21')
const emessa = is('stato', 'emessa')
const domani = is('giorno', '2026-11-22')
const lunedi = is('giorno', '2026-11-23')
const settembre = between('arrivo', '2026-09-01', '2026-09-30')
const ottobre = (field: string) => between(field, '2026-10-01', '2026-10-31')
const novembre = (field: string) => between(field, '2026-11-01', '2026-11-30')
const dicembre = between('arrivo', '2026-12-01', '2026-12-31')
const gennaio = between('arrivo', '2027-01-01', '2027-01-31')
const settimanaProssima = between('arrivo', '2026-11-23', '2026-11-29')

export const part: Part = {
  turns: [
    // Plain: reading.
    {
      says: 'Quali camere si liberano lunedì?',
      style: 'plain',
      gold: [
        list('prenotazione', [deveUscire, is('partenza', '2026-11-23')]),
        list('camera', [oneOf('nome', 'Camera 101', 'Camera 102', 'Camera 201')]),
      ],
    },
    {
      says: 'C’è una camera da quattro letti libera dall’8 all’11 dicembre?',
      style: 'plain',
      gold: [free('prenotazione', '2026-12-08', 3, [cmp('posti', 'gte', 4)]), free('prenotazione', '2026-12-08', 3, [is('posti', 4)])],
    },
    {
      says: 'Quante persone per prenotazione aspettiamo in media a dicembre?',
      style: 'plain',
      gold: [
        figure('avg', 'prenotazione', 'persone', [attesi, ...dicembre]),
        figure('avg', 'prenotazione', 'persone', [tiene, ...dicembre]),
      ],
    },
    {
      says: 'Qual è la prenotazione meno cara di gennaio?',
      style: 'plain',
      gold: [
        list('prenotazione', [tiene, ...gennaio], { sort: [{ field: 'importo', direction: 'asc' }], first: 1 }),
        list('prenotazione', [tiene, ...gennaio], { sort: [{ field: 'totale', direction: 'asc' }], first: 1 }),
      ],
    },
    {
      says: 'Quanto abbiamo ricevuto con bonifico da luglio a oggi, secondo le ricevute?',
      style: 'plain',
      gold: figure('sum', 'ricevuta', 'totale', [emessa, is('pagamento', 'bonifico'), ...between('data', '2026-07-01', '2026-11-21')]),
    },
    {
      says: 'A chi è intestata la ricevuta numero 121?',
      style: 'plain',
      gold: value('ricevuta', 'intestatario', [is('numero', '/2026/0000121')]),
    },
    {
      says: 'Per quale motivo è stata annullata la ricevuta di Johanna Lindner?',
      style: 'plain',
      gold: value('ricevuta', 'motivo', [is('intestatario', 'Johanna Lindner'), is('stato', 'annullata')]),
    },
    {
      says: 'Quali schedine di novembre riportano un’esenzione dall’imposta?',
      style: 'plain',
      gold: list('schedina', [filled('esenzione'), ...novembre('data_arrivo')]),
    },
    {
      says: 'Quanti ospiti in anagrafica risiedono all’estero?',
      style: 'plain',
      gold: count('ospite', [filled('stato_residenza'), not('stato_residenza', 'ITALIA')]),
    },
    {
      says: 'Somma le notti delle prenotazioni arrivate a ottobre, camera per camera.',
      style: 'plain',
      gold: groups('prenotazione', 'camera', { fn: 'sum', field: 'notti', where: [attesi, ...ottobre('arrivo')] }),
    },
    {
      says: 'Quanti cambi ospite ha completato ogni addetto questo mese?',
      style: 'plain',
      gold: groups('pulizia', 'addetto', { where: [is('tipo', 'partenza'), is('stato', 'completata'), ...novembre('giorno')] }),
    },
    { says: 'In che modo è ricavata la quota diretta?', style: 'plain', gold: formula('quota_diretta') },
    {
      says: 'Chi ha cancellato la prenotazione di Oliver Holloway?',
      style: 'plain',
      gold: history('prenotazione', [chi('Oliver Holloway')]),
    },
    // Plain: writing.
    {
      says: 'Prenota la Suite 301 a Caterina Bossi dal 5 al 7 gennaio, due persone, arrivata dal sito.',
      style: 'plain',
      gold: create('prenotazione', {
        ospite: 'Caterina Bossi',
        camera: named('Suite 301'),
        arrivo: '2027-01-05',
        notti: 2,
        persone: 2,
        canale: 'sito_web',
      }),
    },
    {
      says: 'Correggi la prenotazione di Élodie Marchand: viene da sola.',
      style: 'plain',
      gold: update('prenotazione', [chi('Élodie Marchand')], { persone: 1 }),
    },
    {
      says: 'Rimanda al 7 gennaio la tinteggiatura della Camera 201.',
      style: 'plain',
      gold: update('chiusura', [is('motivo', 'Tinteggiatura')], { dal: '2027-01-07' }),
    },
    {
      says: 'Programma un cambio biancheria nella Camera 101 domani alle 11 e assegnalo a Irina.',
      style: 'plain',
      gold: create('pulizia', { camera: named('Camera 101'), giorno: '2026-11-22', ora: '11:00', tipo: 'biancheria', addetto: 'Irina' }),
    },
    {
      says: 'Assegna a Teresa tutte le pulizie di lunedì rimaste senza addetto.',
      style: 'plain',
      gold: update('pulizia', [lunedi, empty('addetto')], { addetto: 'Teresa' }),
    },
    {
      says: 'Emetti la ricevuta per il soggiorno di Margaret Haines.',
      style: 'plain',
      gold: create('ricevuta', {
        prenotazione: named('Margaret Haines · 18/11/2026'),
        intestatario: 'Margaret Haines',
        arrivo: '2026-11-18',
        notti: 3,
        persone: 1,
        importo: 29700,
        imposta: 750,
        pagamento: 'carta',
      }),
    },
    {
      says: 'Annulla la ricevuta di Scott Harrison, motivo: Intestazione errata.',
      style: 'plain',
      gold: move('ricevuta', [is('intestatario', 'Scott Harrison')], 'annullata', { motivo: 'Intestazione errata' }),
    },
    { says: 'Porta a tre le persone della prenotazione di Marco Colombo.', style: 'plain', gold: impossible('prenotazione') },
    {
      says: 'Elimina la correzione ISTAT di febbraio.',
      style: 'plain',
      gold: remove('rilevazione', [is('periodo_riferimento', '2026-02')]),
    },
    // Plain: what nobody here knows.
    { says: 'Quanto spendiamo di lavanderia per ogni cambio di lenzuola?', style: 'plain', gold: refuse },
    // Colloquial: reading.
    {
      says: 'quante colazioni preparo per domattina?',
      style: 'colloquial',
      gold: [
        figure('sum', 'prenotazione', 'persone', [inCasa]),
        figure('sum', 'prenotazione', 'persone', [attesi, cmp('arrivo', 'lte', '2026-11-21'), cmp('partenza', 'gte', '2026-11-22')]),
      ],
    },
    {
      says: 'chi ho in suite per l’Immacolata?',
      style: 'colloquial',
      gold: list('prenotazione', [
        tiene,
        is('camera.tipo', 'suite'),
        cmp('arrivo', 'lte', '2026-12-08'),
        cmp('partenza', 'gt', '2026-12-08'),
      ]),
    },
    {
      says: 'la Elin il documento ce l’ha dato?',
      style: 'colloquial',
      gold: [
        yes('schedina', [is('nome', 'Elin'), filled('numero_documento')]),
        yes('ospite', [is('nome', 'Elin'), filled('numero_documento')]),
        value('schedina', 'numero_documento', [is('nome', 'Elin')]),
        value('ospite', 'numero_documento', [is('nome', 'Elin')]),
      ],
    },
    { says: 'lunedì Irina che camere si fa?', style: 'colloquial', gold: list('pulizia', [lunedi, is('addetto', 'Irina')]) },
    {
      says: 'di quelli della settimana prossima chi non ha lasciato l’acconto?',
      style: 'colloquial',
      gold: [
        list('prenotazione', [attesi, is('acconto', 0), ...settimanaProssima]),
        list('prenotazione', [tiene, is('acconto', 0), ...settimanaProssima]),
      ],
    },
    {
      says: 'questo mese ha reso di più Booking o Airbnb?',
      style: 'colloquial',
      gold: [
        groups('prenotazione', 'canale', {
          fn: 'sum',
          field: 'importo',
          where: [attesi, oneOf('canale', 'host', 'airbnb'), ...novembre('arrivo')],
        }),
        groups('prenotazione', 'canale', { fn: 'sum', field: 'importo', where: [attesi, ...novembre('arrivo')] }),
      ],
    },
    { says: 'di solito quanto si ferma la gente da noi?', style: 'colloquial', gold: metric('permanenza_media') },
    // Colloquial: writing.
    { says: 'la Vismara resta una notte in più', style: 'colloquial', gold: update('prenotazione', [chi('Clara Vismara')], { notti: 3 }) },
    {
      says: 'Negri ha telefonato, non viene più',
      style: 'colloquial',
      gold: choose('prenotazione', [oneOf('ospite', 'Andrea Negri', 'Marta Negri', 'Giulia Negri'), daOggi]),
    },
    {
      says: 'tienimi opzionata la 202 a nome Lanza, dal 10 dicembre tre notti',
      style: 'colloquial',
      gold: create('prenotazione', { ospite: 'Lanza', camera: named('Camera 202'), arrivo: '2026-12-10', notti: 3, stato: 'opzione' }),
    },
    { says: 'domani in suite niente rassetto, vogliono dormire', style: 'colloquial', gold: move('pulizia', [in301, domani], 'saltata') },
    { says: 'i Pellegrini sono qui al banco che partono', style: 'colloquial', gold: asks('prenotazione', 'pagamento') },
    {
      says: 'mi prepari il giro delle camere per martedì?',
      style: 'colloquial',
      gold: [act('pianifica', 'pulizia', [], { giorno: '2026-11-24' }), list('pulizia', [is('giorno', '2026-11-24')])],
    },
    // Voice.
    {
      says: 'allora quante camere ha rifatto teresa questa settimana',
      style: 'voice',
      gold: count('pulizia', [is('addetto', 'Teresa'), is('stato', 'completata'), ...between('giorno', '2026-11-16', '2026-11-22')]),
    },
    { says: 'ehm dimmi l’indirizzo mail di markus brandt', style: 'voice', gold: value('prenotazione', 'email', [chi('Markus Brandt')]) },
    {
      says: 'dunque quanto paga a notte fiona whitfield',
      style: 'voice',
      gold: value('prenotazione', 'a_notte', [chi('Fiona Whitfield')]),
    },
    {
      says: 'senti nathalie garnier arriva il quindici invece del quattordici e fa tre notti',
      style: 'voice',
      gold: update('prenotazione', [chi('Nathalie Garnier')], { arrivo: '2026-12-15', notti: 3 }),
    },
    {
      says: 'allora segna la centodue a nome testa per due notti dal ventidue dicembre sono in tre',
      style: 'voice',
      gold: create('prenotazione', { ospite: 'Testa', camera: named('Camera 102'), arrivo: '2026-12-22', notti: 2, persone: 3 }),
    },
    { says: 'senti ma la navetta per la stazione a che ora passa domattina', style: 'voice', gold: refuse },
    // Typo.
    { says: 'prenotazzioni di Expedia a dicmebre', style: 'typo', gold: list('prenotazione', [is('canale', 'expedia'), ...dicembre]) },
    {
      says: 'quanta impsota di soggiorno abbiamo preso a ottobre?',
      style: 'typo',
      gold: [
        figure('sum', 'prenotazione', 'imposta', [attesi, ...ottobre('arrivo')]),
        figure('sum', 'ricevuta', 'imposta', [emessa, ...ottobre('data')]),
      ],
    },
    { says: 'in che camrea stanno i Pellegirni?', style: 'typo', gold: value('prenotazione', 'camera', [chi('Famiglia Pellegrini')]) },
    { says: 'manda in puliza la 201', style: 'typo', gold: move('camera', [is('nome', 'Camera 201')], 'pulizia') },
    {
      says: 'canclela la prenotazione di Birgit Pichelr',
      style: 'typo',
      gold: move('prenotazione', [chi('Birgit Pichler')], 'cancellata'),
    },
    // Elliptical.
    { says: 'partenze di martedì', style: 'elliptical', gold: list('prenotazione', [deveUscire, is('partenza', '2026-11-24')]) },
    {
      says: 'no show settembre',
      style: 'elliptical',
      gold: [list('prenotazione', [is('stato', 'no_show'), ...settembre]), count('prenotazione', [is('stato', 'no_show'), ...settembre])],
    },
    { says: 'tariffa 201?', style: 'elliptical', gold: value('camera', 'prezzo', [is('nome', 'Camera 201')]) },
    {
      says: 'Santarelli, acconto 50 euro',
      style: 'elliptical',
      gold: [
        update('prenotazione', [chi('Rocco Santarelli')], { versamenti: [{ importo: 5000 }] }),
        update('prenotazione', [chi('Rocco Santarelli')], { versamenti: [{ importo: 5000, mezzo: 'carta', giorno: '2026-11-21' }] }),
      ],
    },
  ],
  dialogues: [
    {
      about: 'una telefonata che diventa prenotazione',
      turns: [
        { says: 'Dal 20 dicembre per tre notti cosa ho di libero?', gold: free('prenotazione', '2026-12-20', 3) },
        { says: 'e se fossero quattro?', gold: free('prenotazione', '2026-12-20', 4) },
        {
          says: 'ok, segnala a Oriana Selmi, due persone',
          gold: create('prenotazione', { ospite: 'Oriana Selmi', camera: named('Camera 201'), arrivo: '2026-12-20', notti: 4, persone: 2 }),
        },
        {
          says: 'ha già versato 100 euro',
          gold: create('prenotazione', {
            ospite: 'Oriana Selmi',
            camera: named('Camera 201'),
            arrivo: '2026-12-20',
            notti: 4,
            persone: 2,
            versamenti: [{ importo: 10000 }],
          }),
        },
        { says: 'sì, registra', gold: done },
      ],
    },
    {
      about: 'chi rifà le camere domani',
      turns: [
        { says: 'che camere ci sono da fare domani?', gold: list('pulizia', [domani]) },
        { says: 'dalle tutte a Irina', gold: update('pulizia', [domani], { addetto: 'Irina' }) },
        {
          says: 'anzi no, la suite lasciala fuori',
          gold: update('pulizia', [domani, not('camera', named('Suite 301'))], { addetto: 'Irina' }),
        },
        { says: 'va bene così', gold: done },
        { says: 'la suite la fa Teresa', gold: update('pulizia', [in301, domani], { addetto: 'Teresa' }) },
        { says: 'conferma', gold: done },
      ],
    },
    {
      about: 'una delle due Rizzi cambia data, poi ci ripensa',
      turns: [
        {
          says: 'La signora Rizzi vuole arrivare il 22 dicembre.',
          gold: choose('prenotazione', [oneOf('ospite', 'Valentina Rizzi', 'Caterina Rizzi'), daOggi]),
        },
        { says: 'Valentina', gold: update('prenotazione', [chi('Valentina Rizzi')], { arrivo: '2026-12-22' }) },
        { says: 'no, il 23', gold: update('prenotazione', [chi('Valentina Rizzi')], { arrivo: '2026-12-23' }) },
        { says: 'ok', gold: done },
        { says: 'annulla, ha richiamato e tiene le date di prima', gold: undone },
      ],
    },
    {
      about: 'quanto hanno portato i portali',
      turns: [
        {
          says: 'Quanto valgono le prenotazioni arrivate a ottobre?',
          gold: figure('sum', 'prenotazione', 'importo', [attesi, ...ottobre('arrivo')]),
        },
        {
          says: 'solo quelle di Booking?',
          gold: figure('sum', 'prenotazione', 'importo', [attesi, is('canale', 'host'), ...ottobre('arrivo')]),
        },
        { says: 'e Airbnb?', gold: figure('sum', 'prenotazione', 'importo', [attesi, is('canale', 'airbnb'), ...ottobre('arrivo')]) },
        { says: 'a settembre invece?', gold: figure('sum', 'prenotazione', 'importo', [attesi, is('canale', 'airbnb'), ...settembre]) },
        { says: 'quali erano?', gold: list('prenotazione', [attesi, is('canale', 'airbnb'), ...settembre]) },
      ],
    },
    {
      about: 'Natale pieno, e la camera che resta',
      turns: [
        { says: 'Prenota per Donata Sorrenti con arrivo il 24 dicembre.', gold: asks('prenotazione', 'camera') },
        { says: 'la 101', gold: impossible('prenotazione') },
        {
          says: 'allora mettila nella 202',
          gold: create('prenotazione', { ospite: 'Donata Sorrenti', camera: named('Camera 202'), arrivo: '2026-12-24' }),
        },
        {
          says: 'due notti',
          gold: create('prenotazione', { ospite: 'Donata Sorrenti', camera: named('Camera 202'), arrivo: '2026-12-24', notti: 2 }),
        },
        { says: 'perfetto, salva', gold: done },
        {
          says: 'quanto le viene in tutto?',
          gold: [
            value('prenotazione', 'totale', [chi('Donata Sorrenti')]),
            value('prenotazione', 'importo', [chi('Donata Sorrenti')]),
            value('prenotazione', 'saldo', [chi('Donata Sorrenti')]),
          ],
        },
      ],
    },
  ],
}
