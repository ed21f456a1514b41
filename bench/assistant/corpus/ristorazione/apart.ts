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
  figure,
  filled,
  formula,
  gaps,
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
  undone,
  update,
  value,
  yes,
  type Part,
} from '../../gold.ts'

const IERI = '2026-11-20'
const DOMANI = '2026-11-22'
const LUNEDI = '2026-11-23'
/** Lines name no record by its title. */
const MARGHERITA = 'piatto_1'
const incassato = is('stato', 'incassato')
const giorno = (day: string) => is('giorno', day)
const nome = (held: string) => is('nome', held)
const cena = is('servizio', 'cena')
const novembre = between('giorno', '2026-11-01', '2026-11-30')
const ottobre = between('giorno', '2026-10-01', '2026-10-31')
const dicembre = between('giorno', '2026-12-01', '2026-12-31')
const ilPiuAlto = { sort: [{ field: 'totale', direction: 'desc' }], first: 1 } as const
const nonPagate = oneOf('situazione', 'inviata', 'in_parte', 'scaduta')
const dueMarchi = [giorno('2026-12-15'), oneOf('nome', 'Marco Maffei', 'Marco Bottura')] as const
const tagliata = nome('Tagliata di manzo')

/** The owner, with the till to close and tomorrow to think of. */
export const part: Part = {
  turns: [
    // Plain.
    {
      says: 'Quanto abbiamo incassato ieri sera?',
      style: 'plain',
      gold: figure('sum', 'conto', 'totale', [incassato, giorno(IERI), cmp('ora', 'gte', '17:00')]),
    },
    { says: 'Qual è il food cost di questo mese?', style: 'plain', gold: metric('food_cost') },
    { says: 'Spiegami come si calcola la percentuale dei non venuti.', style: 'plain', gold: formula('non_venute') },
    {
      says: 'Quale piatto ha il food cost più alto?',
      style: 'plain',
      gold: list('piatto', [], { sort: [{ field: 'food_cost', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Quali piatti contengono latte, a parte le pizze?',
      style: 'plain',
      gold: list('piatto', [cmp('allergeni', 'has', named('Latte')), not('categoria', 'pizze')]),
    },
    {
      says: 'Quanti coperti abbiamo prenotati per il prossimo fine settimana?',
      style: 'plain',
      gold: figure('sum', 'prenotazione', 'coperti', between('giorno', '2026-11-28', '2026-11-29')),
    },
    {
      says: 'Perché abbiamo fatto una nota di credito al Coro Valle Imagna?',
      style: 'plain',
      gold: value('nota_credito', 'motivo', [is('cliente', named('Coro Valle Imagna'))]),
    },
    {
      says: 'Mostrami l’incasso di novembre giorno per giorno.',
      style: 'plain',
      gold: groups('conto', 'giorno', { per: 'day', fn: 'sum', field: 'totale', where: [incassato, ...novembre] }),
    },
    { says: 'Quanto ci devono in tutto i clienti a cui abbiamo fatto fattura?', style: 'plain', gold: metric('da_incassare') },
    {
      says: 'Quando è libera la Saletta la settimana prossima?',
      style: 'plain',
      gold: gaps('prenotazione', LUNEDI, '2026-11-29', 105, named('Saletta')),
    },
    {
      says: 'Quanti posti a sedere ho in veranda?',
      style: 'plain',
      gold: figure('sum', 'tavolo', 'posti', [is('sala', named('Veranda'))]),
    },
    { says: 'Quanto vale la merce che abbiamo in dispensa?', style: 'plain', gold: figure('sum', 'prodotto', 'valore') },
    {
      says: 'Chi viene lunedì sera con qualche allergia?',
      style: 'plain',
      gold: list('prenotazione', [giorno(LUNEDI), cena, filled('allergie')]),
    },
    {
      says: 'Chi ha cambiato la prenotazione di Irma Vannucchi?',
      style: 'plain',
      gold: history('prenotazione', [nome('Irma Vannucchi'), giorno(LUNEDI)]),
    },
    {
      says: 'Da che canale sono arrivate le prenotazioni di ottobre, e quante per ciascuno?',
      style: 'plain',
      gold: groups('prenotazione', 'provenienza', { where: ottobre }),
    },
    {
      says: 'Prenota un tavolo per Sandro Rinaldi martedì alle 20, quattro persone.',
      style: 'plain',
      gold: create('prenotazione', { nome: 'Sandro Rinaldi', giorno: '2026-11-24', ora: '20:00', coperti: 4 }),
    },
    {
      says: 'Conferma tutte le prenotazioni in attesa di mercoledì.',
      style: 'plain',
      gold: move('prenotazione', [is('stato', 'attesa'), giorno('2026-11-25')], 'confermata'),
    },
    { says: 'Martedì metti Cecilia Savoia in Saletta.', style: 'plain', gold: impossible('prenotazione') },
    {
      says: 'Emetti la fattura in bozza del Lido Torre Gaia.',
      style: 'plain',
      gold: move('fattura', [is('stato', 'bozza'), is('cliente', named('Lido Torre Gaia'))], 'inviata'),
    },
    { says: 'Libera il tavolo 1.', style: 'plain', gold: impossible('prenotazione') },
    { says: 'Unisci il tavolo 13 al tavolo 12.', style: 'plain', gold: update('tavolo', [is('numero', '13')], { unito_a: named('12') }) },
    { says: 'Quante mance abbiamo diviso questa settimana?', style: 'plain', gold: refuse },
    { says: 'Come si prepara la besciamella senza latte?', style: 'plain', gold: refuse },

    // Colloquial.
    { says: 'allora, quanto abbiamo fatto oggi?', style: 'colloquial', gold: metric('incasso_oggi') },
    { says: 'chi ci ha dato buca questo mese?', style: 'colloquial', gold: list('prenotazione', [is('stato', 'no_show'), ...novembre]) },
    {
      says: 'Belotti la fattura l’ha pagata?',
      style: 'colloquial',
      gold: [
        yes('fattura', [is('cliente', named('Officina Belotti')), is('situazione', 'pagata')]),
        value('fattura', 'situazione', [is('cliente', named('Officina Belotti'))]),
      ],
    },
    {
      says: 'cosa ci manca in cantina?',
      style: 'colloquial',
      gold: list('prodotto', [is('categoria', 'cantina'), is('stato', 'scorta_bassa')]),
    },
    { says: 'quanto ci lasciano a testa?', style: 'colloquial', gold: metric('spesa_coperto') },
    { says: 'che c’è pronto al passe?', style: 'colloquial', gold: list('comanda', [is('stato', 'pronto')]) },
    {
      says: 'Lodi ieri quanto ha speso?',
      style: 'colloquial',
      gold: [
        value('conto', 'totale', [nome('Marco Lodi'), giorno(IERI)]),
        value('prenotazione', 'conto', [nome('Marco Lodi'), giorno(IERI)]),
      ],
    },
    {
      says: 'i Lorusso sono arrivati, falli sedere',
      style: 'colloquial',
      gold: move('prenotazione', [nome('Famiglia Lorusso'), giorno('2026-11-21')], 'accomodata'),
    },
    {
      says: 'quelli del compleanno di Ottavia hanno disdetto',
      style: 'colloquial',
      gold: move('prenotazione', [nome('Compleanno Ottavia')], 'cancellata'),
    },
    {
      says: 'la comanda del 7 è pronta',
      style: 'colloquial',
      gold: move('comanda', [is('tavolo', named('7')), is('stato', 'in_preparazione')], 'pronto'),
    },
    {
      says: 'di basilico adesso ce n’è tre chili, segnalo',
      style: 'colloquial',
      gold: update('prodotto', [nome('Basilico fresco')], { quantita: 3 }),
    },
    {
      says: 'Pozzi mi ha fatto il bonifico della 18',
      style: 'colloquial',
      gold: [
        act('incassa', 'fattura', [is('numero', '/2026/0000018')], { mezzo: 'bonifico' }),
        create('incasso', { fattura: named('18/2026 · Studio Pozzi Associati'), mezzo: 'bonifico' }),
      ],
    },
    { says: 'chi è di turno in sala domani?', style: 'colloquial', gold: refuse },

    // Voice.
    {
      says: 'allora quanti coperti abbiamo servito sabato scorso',
      style: 'voice',
      gold: figure('sum', 'prenotazione', 'coperti', [is('stato', 'completata'), giorno('2026-11-14')]),
    },
    {
      says: 'dunque quanti bonifici delle fatture sono arrivati questo mese',
      style: 'voice',
      gold: count('incasso', [is('mezzo', 'bonifico'), ...novembre]),
    },
    {
      says: 'prenota per ferri domani sera alle otto e mezza vengono in sei',
      style: 'voice',
      gold: create('prenotazione', { nome: 'Ferri', giorno: DOMANI, ora: '20:30', coperti: 6 }),
    },
    { says: 'ehm tieni un tavolo per i colnaghi venerdì', style: 'voice', gold: asks('prenotazione', 'ora') },
    {
      says: 'per favore dividi in due il conto del tavolo uno',
      style: 'voice',
      gold: act('dividi', 'conto', [nome('Tavolo 1'), is('stato', 'sospeso')], { come: 'parti', parti: 2 }),
    },
    { says: 'senti che recensioni ci hanno lasciato questa settimana', style: 'voice', gold: refuse },

    // Typo.
    { says: 'cosa comrpende l allergene sedano?', style: 'typo', gold: value('allergene', 'comprende', [nome('Sedano')]) },
    { says: 'prenotazoini dal sito per dicembre', style: 'typo', gold: list('prenotazione', [is('provenienza', 'sito'), ...dicembre]) },
    { says: 'fatture non acnora pagaet', style: 'typo', gold: list('fattura', [nonPagate]) },
    {
      says: 'segna due margehrite al tavolo 13',
      style: 'typo',
      gold: create('comanda', { tavolo: named('13'), righe: [{ piatto: MARGHERITA, quantita: 2 }] }),
    },
    {
      says: 'canclela la prenotazione di Giada Ferraresi',
      style: 'typo',
      gold: move('prenotazione', [nome('Giada Ferraresi'), giorno('2026-11-27')], 'cancellata'),
    },

    // Elliptical.
    { says: 'domani a pranzo?', style: 'elliptical', gold: list('prenotazione', [giorno(DOMANI), is('servizio', 'pranzo')]) },
    { says: 'email Ferramenta Sabatini', style: 'elliptical', gold: value('cliente', 'email', [nome('Ferramenta Sabatini')]) },
    { says: 'vino rosso, quante bottiglie?', style: 'elliptical', gold: value('prodotto', 'quantita', [nome('Vino rosso della casa')]) },
    { says: 'branzino finito', style: 'elliptical', gold: update('piatto', [nome('Branzino al sale')], { finito: true }) },
  ],
  dialogues: [
    {
      about: 'Che cosa aspetta domani e lunedì',
      turns: [
        { says: 'chi viene domani?', gold: list('prenotazione', [giorno(DOMANI)]) },
        { says: 'e lunedì?', gold: list('prenotazione', [giorno(LUNEDI)]) },
        { says: 'solo a cena', gold: list('prenotazione', [giorno(LUNEDI), cena]) },
        { says: 'quanti coperti fanno?', gold: figure('sum', 'prenotazione', 'coperti', [giorno(LUNEDI), cena]) },
        { says: 'e di questi chi deve ancora confermare?', gold: list('prenotazione', [giorno(LUNEDI), cena, is('stato', 'attesa')]) },
      ],
    },
    {
      about: 'Una telefonata per prenotare',
      turns: [
        { says: 'Prenota per Lorenzi domani.', gold: asks('prenotazione', 'ora') },
        { says: 'alle nove', gold: create('prenotazione', { nome: 'Lorenzi', giorno: DOMANI, ora: '21:00' }) },
        { says: 'sono in tre', gold: create('prenotazione', { nome: 'Lorenzi', giorno: DOMANI, ora: '21:00', coperti: 3 }) },
        {
          says: 'no aspetta, vogliono giovedì alla stessa ora',
          gold: create('prenotazione', { nome: 'Lorenzi', giorno: '2026-11-26', ora: '21:00', coperti: 3 }),
        },
        { says: 'lascia stare, richiamano loro', gold: dropped },
      ],
    },
    {
      about: 'Due Marchi lo stesso giorno',
      turns: [
        { says: 'Sposta alle 21 il Marco del 15 dicembre.', gold: choose('prenotazione', dueMarchi) },
        { says: 'il secondo', gold: update('prenotazione', [nome('Marco Bottura'), giorno('2026-12-15')], { ora: '21:00' }) },
        { says: 'sì', gold: done },
        { says: 'ho sbagliato, annulla', gold: undone },
        { says: 'a che ora viene allora?', gold: value('prenotazione', 'ora', [nome('Marco Bottura'), giorno('2026-12-15')]) },
      ],
    },
    {
      about: 'I conti della settimana',
      turns: [
        { says: 'quanto abbiamo incassato ieri?', gold: figure('sum', 'conto', 'totale', [incassato, giorno(IERI)]) },
        { says: 'e giovedì?', gold: figure('sum', 'conto', 'totale', [incassato, giorno('2026-11-19')]) },
        { says: 'con quanti conti?', gold: count('conto', [incassato, giorno('2026-11-19')]) },
        { says: 'il più alto?', gold: list('conto', [incassato, giorno('2026-11-19')], ilPiuAlto) },
      ],
    },
    {
      about: 'I prezzi da rivedere',
      turns: [
        { says: 'Quali piatti vanno oltre il 30 per cento?', gold: list('piatto', [is('obiettivo', 'oltre')]) },
        { says: 'e tra i secondi?', gold: list('piatto', [is('obiettivo', 'oltre'), is('categoria', 'secondi')]) },
        { says: 'porta la tagliata a 22 euro', gold: update('piatto', [tagliata], { prezzo: 2200 }) },
        { says: 'anzi facciamo 24', gold: update('piatto', [tagliata], { prezzo: 2400 }) },
        { says: 'ok', gold: done },
        { says: 'adesso che food cost ha?', gold: value('piatto', 'food_cost', [tagliata]) },
      ],
    },
  ],
}
