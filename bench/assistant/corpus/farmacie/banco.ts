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
  filled,
  formula,
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

const OGGI = '2026-11-21'
/** Lines name no record by its title. */
const MISURATORE = 'prodotto_7'
const incassata = is('stato', 'incassata')
const daErogare = cmp('da_dare', 'gte', 1)
const critica = is('scorta', 'critica')
const inViaggio = oneOf('stato', 'inviato', 'spedito', 'in_arrivo', 'parziale')
const nonPagata = oneOf('situazione', 'inviata', 'in_parte', 'scaduta')
const novembre = (field: string) => between(field, '2026-11-01', '2026-11-30')
const ottobre = (field: string) => between(field, '2026-10-01', '2026-10-31')
const nome = (held: string) => is('nome', held)
const cognome = (held: string) => is('cognome', held)
const da = (fornitore: string) => is('fornitore', named(fornitore))
const ordine = (numero: number) => is('numero', `ORD//0000${numero}`)
const scontrino = (numero: number) => is('numero', `SC/2026/000${numero}`)
const fattura = (numero: number) => is('numero', `/2026/00000${numero}`)

/** The pharmacist at the counter, between one customer and the next, and the one in the back room with the boxes. */
export const part: Part = {
  turns: [
    // Plain: asked.
    { says: 'Quali ricette devo ancora erogare?', style: 'plain', gold: list('ricetta', [daErogare]) },
    {
      says: 'Quanti pezzi di omeprazolo abbiamo in giacenza?',
      style: 'plain',
      gold: [
        value('prodotto', 'giacenza', [nome('Omeprazolo 20 mg 14 cps')]),
        figure('sum', 'prodotto', 'giacenza', [is('principio', 'omeprazolo')]),
      ],
    },
    {
      says: 'In quale scaffale si trova il misuratore di pressione?',
      style: 'plain',
      gold: value('prodotto', 'ubicazione', [nome('Misuratore di pressione')]),
    },
    {
      says: 'Quali prodotti di Farmagrosso Centro sono sotto scorta?',
      style: 'plain',
      gold: list('prodotto', [da('Farmagrosso Centro'), critica]),
    },
    {
      says: 'Quali lotti con ancora dei pezzi scadono entro fine gennaio?',
      style: 'plain',
      gold: list('lotto', [cmp('rimasto', 'gt', 0), ...between('scadenza', OGGI, '2027-01-31')]),
    },
    {
      says: 'Che incasso abbiamo fatto ieri?',
      style: 'plain',
      gold: figure('sum', 'vendita', 'totale', [incassata, is('giorno', '2026-11-20')]),
    },
    {
      says: 'Qual è lo scontrino più alto di questa settimana?',
      style: 'plain',
      gold: list('vendita', [incassata, ...between('giorno', '2026-11-16', '2026-11-22')], {
        sort: [{ field: 'totale', direction: 'desc' }],
        first: 1,
      }),
    },
    {
      says: 'Quante vendite abbiamo incassato giovedì scorso in mattinata?',
      style: 'plain',
      gold: count('vendita', [incassata, is('giorno', '2026-11-19'), cmp('ora', 'lt', '13:00')]),
    },
    { says: 'A quanto ammonta il venduto di questo mese?', style: 'plain', gold: metric('venduto_mese') },
    { says: 'Come viene calcolato lo scontrino medio?', style: 'plain', gold: formula('scontrino_medio') },
    {
      says: 'Quali clienti senza carta fedeltà hanno speso più di cento euro?',
      style: 'plain',
      gold: list('cliente', [empty('carta'), cmp('speso', 'gt', 10_000)]),
    },
    {
      says: 'Chi sono i tre clienti che hanno speso di più?',
      style: 'plain',
      gold: list('cliente', [], { sort: [{ field: 'speso', direction: 'desc' }], first: 3 }),
    },
    {
      says: 'Mostrami le ricette del dottor Bertoli di novembre.',
      style: 'plain',
      gold: list('ricetta', [is('medico', 'Dott. Bertoli'), ...novembre('data')]),
    },
    { says: 'Quante ricette abbiamo ricevuto da ciascun medico?', style: 'plain', gold: groups('ricetta', 'medico') },
    { says: 'Quante ricette con esenzione 031 abbiamo registrato?', style: 'plain', gold: count('ricetta', [is('esenzione', '031')]) },
    { says: 'Quali fatture sono scadute e non ancora pagate?', style: 'plain', gold: list('fattura', [is('situazione', 'scaduta')]) },
    { says: 'Quando è prevista la consegna dell’ordine 313?', style: 'plain', gold: value('ordine', 'eta', [ordine(313)]) },
    {
      says: 'Quali consegne dei grossisti sono attese entro lunedì?',
      style: 'plain',
      gold: list('ordine', [inViaggio, cmp('eta', 'lte', '2026-11-23')]),
    },
    {
      says: 'Tra gli ordini non ancora arrivati qual è il più costoso?',
      style: 'plain',
      gold: list('ordine', [inViaggio], { sort: [{ field: 'importo', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Quanto abbiamo ordinato a settembre da ogni fornitore?',
      style: 'plain',
      gold: groups('ordine', 'fornitore', { fn: 'sum', field: 'importo', where: between('data', '2026-09-01', '2026-09-30') }),
    },
    { says: 'Quali voci della banca dati contengono ibuprofene?', style: 'plain', gold: list('voce', [is('principio', 'ibuprofene')]) },
    {
      says: 'Quali voci di fascia A in banca dati non abbiamo in giacenza?',
      style: 'plain',
      gold: list('voce', [is('classe', 'a'), cmp('giacenza', 'lte', 0)]),
    },
    {
      says: 'Quanti giorni impiega Medicalia Forniture per consegnare?',
      style: 'plain',
      gold: value('fornitore', 'giorni', [is('ragione_sociale', 'Medicalia Forniture')]),
    },
    {
      says: 'Quali integrazioni dei pagamenti sono ancora da valutare?',
      style: 'plain',
      gold: list('integrazione', [is('area', 'pagamenti'), is('scelta', 'da_valutare')]),
    },
    { says: 'Chi ha modificato per ultimo la fattura 42?', style: 'plain', gold: history('fattura', [fattura(42)]) },
    {
      says: 'Per quale motivo abbiamo emesso la nota di credito alla signora Ughetti?',
      style: 'plain',
      gold: value('nota_credito', 'motivo', [is('cliente', named('Ughetti Michela'))]),
    },
    {
      says: 'Che movimenti di magazzino ha avuto il termometro digitale questa settimana?',
      style: 'plain',
      gold: list('movimento', [is('prodotto', named('Termometro digitale')), ...between('giorno', '2026-11-16', '2026-11-22')]),
    },
    {
      says: 'Quanti scontrini abbiamo incassato al giorno dal 9 al 14 novembre?',
      style: 'plain',
      gold: groups('vendita', 'giorno', { per: 'day', where: [incassata, ...between('giorno', '2026-11-09', '2026-11-14')] }),
    },
    {
      says: 'Quali prodotti, tranne i dispositivi medici, hanno meno di dieci pezzi?',
      style: 'plain',
      gold: list('prodotto', [not('natura', 'dispositivo'), cmp('giacenza', 'lt', 10)]),
    },
    // Plain: told to do.
    {
      says: 'Registra la cliente Elena Marchetti, telefono 3335559120.',
      style: 'plain',
      gold: create('cliente', { nome: 'Elena', cognome: 'Marchetti', telefono: '3335559120' }),
    },
    {
      says: 'Porta a 7,90 euro il prezzo della crema mani alla calendula.',
      style: 'plain',
      gold: update('prodotto', [nome('Crema mani calendula 75 ml')], { prezzo: 790 }),
    },
    {
      says: 'Sposta il termometro digitale nello scaffale V-03.',
      style: 'plain',
      gold: update('prodotto', [nome('Termometro digitale')], { ubicazione: 'V-03' }),
    },
    {
      says: 'Segna in arrivo tutti gli ordini che risultano spediti.',
      style: 'plain',
      gold: move('ordine', [is('stato', 'spedito')], 'in_arrivo'),
    },
    {
      says: 'Invia l’ordine in bozza all’Erboristica del Lago.',
      style: 'plain',
      gold: move('ordine', [is('stato', 'bozza'), da('Erboristica del Lago')], 'inviato'),
    },
    { says: 'Eroga la ricetta di Giovanni Maffeis.', style: 'plain', gold: act('eroga', 'ricetta', [is('paziente', 'Giovanni Maffeis')]) },
    {
      says: 'Registra l’incasso della fattura 42 della signora Ravasi, pagata oggi in contanti.',
      style: 'plain',
      gold: [
        act('incassa', 'fattura', [fattura(42)], { giorno: OGGI, mezzo: 'contanti' }),
        create('incasso', { fattura: named('42/2026 · Ravasi Carla'), giorno: OGGI, mezzo: 'contanti' }),
      ],
    },
    {
      says: 'Prepara la fattura per lo scontrino 2209 di Pezzini.',
      style: 'plain',
      gold: act('fattura_vendita', 'vendita', [scontrino(2209)]),
    },
    {
      says: 'Carica un lotto di ramipril: numero RA0611, 30 pezzi, scadenza 31 maggio 2028.',
      style: 'plain',
      gold: create('lotto', { prodotto: named('Ramipril 5 mg 28 cps'), codice: 'RA0611', quantita: 30, scadenza: '2028-05-31' }),
    },
    {
      says: 'È arrivato l’ordine 309 con la bolla 2213: otto misuratori di pressione, lotto MP-90.',
      style: 'plain',
      gold: act('ricevi', 'ordine', [ordine(309)], { ddt: '2213', righe: [{ articolo: MISURATORE, quantita: 8, lotto: 'MP-90' }] }),
    },
    {
      says: 'Metti in magazzino l’amoxicillina Serio che c’è in banca dati.',
      style: 'plain',
      gold: act('aggiungi', 'voce', [is('denominazione', 'Amoxicillina 1 g 12 cpr Serio')]),
    },
    { says: 'Chiudi come ricevuto l’ordine 314.', style: 'plain', gold: impossible('ordine') },
    { says: 'Annulla lo scontrino 2207.', style: 'plain', gold: impossible('vendita') },
    { says: 'Aggiungi un nuovo fornitore.', style: 'plain', gold: asks('fornitore', 'ragione_sociale') },
    // Plain: not to be known here.
    { says: 'Quale farmacia è di turno domani?', style: 'plain', gold: refuse },
    { says: 'Si può prendere il ramipril insieme all’ibuprofene?', style: 'plain', gold: refuse },
    { says: 'Chi di noi era al banco ieri pomeriggio?', style: 'plain', gold: refuse },
    { says: 'Qual è il numero della guardia medica?', style: 'plain', gold: refuse },

    // Colloquial: asked.
    { says: 'che c’è da riordinare?', style: 'colloquial', gold: list('prodotto', [critica]) },
    {
      says: 'la Ravasi ha pagato?',
      style: 'colloquial',
      gold: [
        yes('fattura', [is('cliente.cognome', 'Ravasi'), is('situazione', 'pagata')]),
        value('fattura', 'situazione', [is('cliente.cognome', 'Ravasi')]),
        list('fattura', [is('cliente.cognome', 'Ravasi'), nonPagata]),
      ],
    },
    {
      says: 'chi deve ancora passare a ritirare?',
      style: 'colloquial',
      gold: [list('ricetta', [daErogare]), list('cliente', [cmp('ricette', 'gte', 1)])],
    },
    { says: 'com’è andata la cassa stamattina?', style: 'colloquial', gold: metric('incasso_oggi') },
    { says: 'cosa ci deve portare Salus?', style: 'colloquial', gold: list('ordine', [da('Distribuzione Salus'), inViaggio]) },
    {
      says: 'la Cremaschi ha qualche nota in scheda?',
      style: 'colloquial',
      gold: [value('cliente', 'note', [cognome('Cremaschi')]), yes('cliente', [cognome('Cremaschi'), filled('note')])],
    },
    {
      says: 'quanto viene il collutorio?',
      style: 'colloquial',
      gold: value('prodotto', 'prezzo', [nome('Collutorio clorexidina 200 ml')]),
    },
    {
      says: 'c’è qualcosa che scade a breve?',
      style: 'colloquial',
      gold: [
        list('lotto', [is('stato', 'in_scadenza')]),
        list('prodotto', [is('durata', 'in_scadenza')]),
        yes('prodotto', [is('durata', 'in_scadenza')]),
      ],
    },
    {
      says: 'la stampante funziona o no?',
      style: 'colloquial',
      gold: [
        value('dispositivo', 'esito', [is('tipo', 'stampante')]),
        yes('dispositivo', [is('tipo', 'stampante'), is('esito', 'funziona')]),
      ],
    },
    { says: 'quanti scontrini parlanti abbiamo fatto, in percentuale?', style: 'colloquial', gold: metric('detraibili') },
    {
      says: 'ci sono vendite lasciate in sospeso?',
      style: 'colloquial',
      gold: [yes('vendita', [is('stato', 'sospesa')]), list('vendita', [is('stato', 'sospesa')])],
    },
    { says: 'chi non si fa vedere da ottobre?', style: 'colloquial', gold: list('cliente', [cmp('ultimo', 'lt', '2026-11-01')]) },
    { says: 'chi ci deve dei soldi?', style: 'colloquial', gold: list('fattura', [nonPagata]) },
    {
      says: 'generici della Officina Adda che non teniamo?',
      style: 'colloquial',
      gold: list('voce', [is('titolare', 'Officina Adda'), is('in_magazzino', 0)]),
    },
    {
      says: 'quanto c’è di sconto sullo scontrino di Sartori di mercoledì?',
      style: 'colloquial',
      gold: [value('vendita', 'tolto', [scontrino(2185)]), value('vendita', 'ribasso', [scontrino(2185)])],
    },
    // Colloquial: told to do.
    {
      says: 'la Righi vuole la tessera, dalle la FD-1140',
      style: 'colloquial',
      gold: update('cliente', [cognome('Righi')], { carta: 'FD-1140' }),
    },
    {
      says: 'riprendi quella sospesa di Gandossi',
      style: 'colloquial',
      gold: move('vendita', [is('stato', 'sospesa'), is('cliente', named('Gandossi Pietro'))], 'aperta'),
    },
    {
      says: 'ho buttato tre sciroppi per la tosse',
      style: 'colloquial',
      gold: create('movimento', { prodotto: named('Sciroppo per la tosse 150 ml'), quantita: -3, causale: 'scarto' }),
    },
    { says: 'fai il riordino di quello che manca', style: 'colloquial', gold: act('riordina', 'prodotto') },
    {
      says: 'Gandolfi ha saldato col bancomat',
      style: 'colloquial',
      gold: [
        act('incassa', 'fattura', [fattura(43)], { mezzo: 'carta' }),
        create('incasso', { fattura: named('43/2026 · Gandolfi Claudia'), mezzo: 'carta' }),
      ],
    },
    {
      says: 'il robot lo prendiamo, segnalo come scelto',
      style: 'colloquial',
      gold: update('integrazione', [nome('Robot')], { scelta: 'scelta' }),
    },
    {
      says: 'la bolla di Salus è caricata, segnala',
      style: 'colloquial',
      gold: move('documento', [is('tipo', 'ddt'), da('Distribuzione Salus')], 'registrato'),
    },
    { says: 'dai a Carlo la carta FD-1150', style: 'colloquial', gold: choose('cliente', [nome('Carlo')]) },
    {
      says: 'apri uno scontrino per la Cremaschi, lo detrae',
      style: 'colloquial',
      gold: create('vendita', { cliente: named('Cremaschi Asia'), detrazione: 'si' }),
    },
    // Colloquial: not to be known here.
    { says: 'cosa do a uno col mal di gola?', style: 'colloquial', gold: refuse },
    { says: 'manda una mail di sollecito a Medicalia', style: 'colloquial', gold: refuse },

    // Voice.
    {
      says: 'allora quanti pezzi di paracetamolo da mille abbiamo',
      style: 'voice',
      gold: value('prodotto', 'giacenza', [nome('Paracetamolo 1000 mg 16 cpr')]),
    },
    {
      says: 'dunque quante vendite sopra i trenta euro abbiamo incassato la settimana scorsa',
      style: 'voice',
      gold: count('vendita', [incassata, cmp('totale', 'gt', 3000), ...between('giorno', '2026-11-09', '2026-11-15')]),
    },
    {
      says: 'senti qual è l’articolo più caro che teniamo',
      style: 'voice',
      gold: list('prodotto', [], { sort: [{ field: 'prezzo', direction: 'desc' }], first: 1 }),
    },
    { says: 'ehm per che malattia la prende la metformina la signora trentini', style: 'voice', gold: refuse },
    {
      says: 'per favore quand’è venuta l’ultima volta la signora vecchi',
      style: 'voice',
      gold: value('cliente', 'ultimo', [cognome('Vecchi')]),
    },
    { says: 'allora fammi vedere le ricette dell’altro ieri', style: 'voice', gold: list('ricetta', [is('data', '2026-11-19')]) },
    {
      says: 'dunque mi serve la partita iva di erboristica del lago',
      style: 'voice',
      gold: value('fornitore', 'piva', [is('ragione_sociale', 'Erboristica del Lago')]),
    },
    {
      says: 'ehm segna che la fotocamera del tablet funziona provata oggi',
      style: 'voice',
      gold: update('dispositivo', [nome('Fotocamera del tablet')], { esito: 'funziona', provato_il: OGGI }),
    },
    {
      says: 'metti la soglia del paracetamolo da cinquecento a quindici',
      style: 'voice',
      gold: update('prodotto', [nome('Paracetamolo 500 mg 20 cpr')], { soglia: 15 }),
    },
    { says: 'allora nuovo cliente di cognome pedretti', style: 'voice', gold: asks('cliente', 'nome') },
    {
      says: 'per la fattura quarantacinque registra un incasso di venti euro in contanti',
      style: 'voice',
      gold: [
        act('incassa', 'fattura', [fattura(45)], { importo: 2000, mezzo: 'contanti' }),
        create('incasso', { fattura: named('45/2026 · Ughetti Michela'), importo: 2000, mezzo: 'contanti' }),
      ],
    },
    { says: 'per favore aggiungi il prodotto gocce per il naso', style: 'voice', gold: asks('prodotto', 'prezzo') },
    { says: 'ehm che tempo fa domani a mantova', style: 'voice', gold: refuse },

    // Typo.
    {
      says: 'scontrini di ieir sopra i venti euro',
      style: 'typo',
      gold: list('vendita', [is('giorno', '2026-11-20'), cmp('totale', 'gt', 2000)]),
    },
    {
      says: 'quanto costa lo sciropo per la tose?',
      style: 'typo',
      gold: value('prodotto', 'prezzo', [nome('Sciroppo per la tosse 150 ml')]),
    },
    { says: 'orrdini spediti e non acnora arrivati', style: 'typo', gold: list('ordine', [is('stato', 'spedito')]) },
    {
      says: 'ricette dlela dottoressa Cavagna a ottobre',
      style: 'typo',
      gold: list('ricetta', [is('medico', 'Dott.ssa Cavagna'), ...ottobre('data')]),
    },
    { says: 'clienti con piu di 150 punit', style: 'typo', gold: list('cliente', [cmp('punti', 'gt', 150)]) },
    { says: 'qual e la giacneza media degli OTC?', style: 'typo', gold: figure('avg', 'prodotto', 'giacenza', [is('natura', 'otc')]) },
    {
      says: 'quanto abbiamo incasato a ottobre?',
      style: 'typo',
      gold: figure('sum', 'vendita', 'totale', [incassata, ...ottobre('giorno')]),
    },
    { says: 'annula l ordine 309', style: 'typo', gold: move('ordine', [ordine(309)], 'annullato') },
    { says: 'scarta la ricettta letta di Asia Crmaschi', style: 'typo', gold: move('documento', [nome('Asia Cremaschi')], 'scartato') },
    {
      says: 'registra il cliente Matteo Brignoli, telefnoo 3395557788',
      style: 'typo',
      gold: create('cliente', { nome: 'Matteo', cognome: 'Brignoli', telefono: '3395557788' }),
    },
    {
      says: 'elimina il docmuento volantino Verdeluna',
      style: 'typo',
      gold: remove('documento', [nome('Volantino Laboratori Verdeluna')]),
    },

    // Elliptical.
    { says: 'scadenza lotto AM7740', style: 'elliptical', gold: value('lotto', 'scadenza', [is('codice', 'AM7740')]) },
    { says: 'documenti da registrare?', style: 'elliptical', gold: list('documento', [is('stato', 'da_registrare')]) },
    { says: 'Poli punti', style: 'elliptical', gold: value('cliente', 'punti', [cognome('Poli')]) },
    { says: 'resi del mese', style: 'elliptical', gold: list('vendita', [filled('storna'), ...novembre('giorno')]) },
    {
      says: 'incasso mercoledì scorso',
      style: 'elliptical',
      gold: figure('sum', 'vendita', 'totale', [incassata, is('giorno', '2026-11-18')]),
    },
    { says: 'bonifici di novembre', style: 'elliptical', gold: list('incasso', [is('mezzo', 'bonifico'), ...novembre('giorno')]) },
    {
      says: 'nuovo ordine Verdeluna per giovedì',
      style: 'elliptical',
      gold: create('ordine', { fornitore: named('Laboratori Verdeluna'), eta: '2026-11-26' }),
    },
    {
      says: 'lettore senza filo riparato',
      style: 'elliptical',
      gold: update('dispositivo', [nome('Lettore senza filo')], { esito: 'funziona' }),
    },
  ],
  dialogues: [
    {
      about: 'Le ricette dei medici',
      turns: [
        {
          says: 'Quante ricette ci ha mandato la dottoressa Alghisi questo mese?',
          gold: count('ricetta', [is('medico', 'Dott.ssa Alghisi'), ...novembre('data')]),
        },
        { says: 'e il dottor Bertoli?', gold: count('ricetta', [is('medico', 'Dott. Bertoli'), ...novembre('data')]) },
        {
          says: 'di queste quali hanno un’esenzione?',
          gold: list('ricetta', [is('medico', 'Dott. Bertoli'), ...novembre('data'), filled('esenzione')]),
        },
        { says: 'e a ottobre?', gold: list('ricetta', [is('medico', 'Dott. Bertoli'), ...ottobre('data'), filled('esenzione')]) },
      ],
    },
    {
      about: 'La cassa di ieri',
      turns: [
        { says: 'fammi vedere gli scontrini di ieri', gold: list('vendita', [is('giorno', '2026-11-20')]) },
        { says: 'quanti sono?', gold: count('vendita', [is('giorno', '2026-11-20')]) },
        { says: 'e quanto fanno in tutto?', gold: figure('sum', 'vendita', 'totale', [is('giorno', '2026-11-20')]) },
        {
          says: 'solo quelli dopo le cinque',
          gold: [
            list('vendita', [is('giorno', '2026-11-20'), cmp('ora', 'gt', '17:00')]),
            figure('sum', 'vendita', 'totale', [is('giorno', '2026-11-20'), cmp('ora', 'gt', '17:00')]),
          ],
        },
        {
          says: 'ce n’è qualcuno con la detrazione?',
          gold: [
            yes('vendita', [is('giorno', '2026-11-20'), cmp('ora', 'gt', '17:00'), is('detrazione', 'si')]),
            list('vendita', [is('giorno', '2026-11-20'), cmp('ora', 'gt', '17:00'), is('detrazione', 'si')]),
          ],
        },
      ],
    },
    {
      about: 'Una cliente nuova, e un ripensamento',
      turns: [
        { says: 'registra una nuova cliente', gold: asks('cliente', 'nome') },
        { says: 'Ornella', gold: asks('cliente', 'cognome') },
        { says: 'Bettoni', gold: create('cliente', { nome: 'Ornella', cognome: 'Bettoni' }) },
        { says: 'dalle anche la carta FD-1141', gold: create('cliente', { nome: 'Ornella', cognome: 'Bettoni', carta: 'FD-1141' }) },
        { says: 'sì', gold: done },
        { says: 'annulla', gold: undone },
      ],
    },
    {
      about: 'Un ordine che cambia giorno',
      turns: [
        { says: 'Prepara un ordine.', gold: asks('ordine', 'fornitore') },
        { says: 'a Medicalia', gold: create('ordine', { fornitore: named('Medicalia Forniture') }) },
        { says: 'con consegna giovedì', gold: create('ordine', { fornitore: named('Medicalia Forniture'), eta: '2026-11-26' }) },
        { says: 'no, meglio venerdì', gold: create('ordine', { fornitore: named('Medicalia Forniture'), eta: '2026-11-27' }) },
        { says: 'conferma', gold: done },
      ],
    },
    {
      about: 'Un pagamento che è solo un acconto',
      turns: [
        { says: 'la Ravasi ci ha pagato la fattura', gold: act('incassa', 'fattura', [fattura(42)]) },
        {
          says: 'aspetta, solo cinquanta euro, in contanti',
          gold: act('incassa', 'fattura', [fattura(42)], { importo: 5000, mezzo: 'contanti' }),
        },
        { says: 'ok', gold: done },
        { says: 'quanto resta da prendere?', gold: value('fattura', 'residuo', [fattura(42)]) },
      ],
    },
    {
      about: 'Due Claudie',
      turns: [
        { says: 'mi dai il telefono di Claudia?', gold: choose('cliente', [nome('Claudia')]) },
        { says: 'la seconda', gold: value('cliente', 'telefono', [cognome('Righi')]) },
        { says: 'e quante volte è venuta?', gold: value('cliente', 'acquisti', [cognome('Righi')]) },
        { says: 'gli scontrini di questo mese?', gold: list('vendita', [is('cliente', named('Righi Claudia')), ...novembre('giorno')]) },
      ],
    },
    {
      about: 'Le carte da sistemare',
      turns: [
        { says: 'che documenti ho da registrare?', gold: list('documento', [is('stato', 'da_registrare')]) },
        {
          says: 'la bolla segnala come registrata',
          gold: move('documento', [is('stato', 'da_registrare'), is('tipo', 'ddt')], 'registrato'),
        },
        { says: 'sì, conferma', gold: done },
        { says: 'quanti ne restano?', gold: count('documento', [is('stato', 'da_registrare')]) },
      ],
    },
    {
      about: 'La soglia dell’ibuprofene',
      turns: [
        { says: 'Quali prodotti sono sotto scorta?', gold: list('prodotto', [critica]) },
        { says: 'quello messo peggio?', gold: list('prodotto', [critica], { sort: [{ field: 'giacenza', direction: 'asc' }], first: 1 }) },
        { says: 'alzagli la soglia a dodici', gold: update('prodotto', [nome('Ibuprofene 400 mg 12 cpr')], { soglia: 12 }) },
        { says: 'anzi quindici', gold: update('prodotto', [nome('Ibuprofene 400 mg 12 cpr')], { soglia: 15 }) },
        { says: 'no, lascia stare', gold: dropped },
      ],
    },
    {
      about: 'Una consegna che slitta',
      turns: [
        { says: 'cosa arriva oggi?', gold: list('ordine', [inViaggio, is('eta', OGGI)]) },
        { says: 'e domani?', gold: list('ordine', [inViaggio, is('eta', '2026-11-22')]) },
        { says: 'di domenica non consegnano, spostalo a lunedì', gold: update('ordine', [ordine(312)], { eta: '2026-11-23' }) },
        { says: 'va bene', gold: done },
        { says: 'e quindi lunedì che arriva?', gold: list('ordine', [inViaggio, is('eta', '2026-11-23')]) },
      ],
    },
    {
      about: 'La ricetta della signora Bonomi',
      turns: [
        {
          says: 'la signora Bonomi ha qualcosa da ritirare?',
          gold: [
            yes('ricetta', [is('cliente', named('Bonomi Adele')), daErogare]),
            list('ricetta', [is('cliente', named('Bonomi Adele')), daErogare]),
          ],
        },
        {
          says: 'quanti pezzi?',
          gold: [
            value('ricetta', 'da_dare', [is('cliente', named('Bonomi Adele')), daErogare]),
            figure('sum', 'ricetta', 'da_dare', [is('cliente', named('Bonomi Adele')), daErogare]),
          ],
        },
        { says: 'erogala', gold: act('eroga', 'ricetta', [is('cliente', named('Bonomi Adele')), daErogare]) },
        { says: 'sì', gold: done },
        { says: 'no scusa, annulla: passa domani', gold: undone },
      ],
    },
  ],
}
