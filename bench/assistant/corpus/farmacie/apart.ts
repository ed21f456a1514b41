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
  remove,
  undone,
  update,
  value,
  yes,
  type Part,
} from '../../gold.ts'

const IERI = '2026-11-20'
const LUNEDI = '2026-11-23'
const MERCOLEDI = '2026-11-25'
/** Lines name no record by its title. */
const AMOXICILLINA = 'prodotto_3'
const incassata = is('stato', 'incassata')
const inViaggio = oneOf('stato', 'inviato', 'spedito', 'in_arrivo', 'parziale')
const nome = (held: string) => is('nome', held)
const cognome = (held: string) => is('cognome', held)
const cliente = (title: string) => is('cliente', named(title))
const da = (fornitore: string) => is('fornitore', named(fornitore))
const ordine = (numero: number) => is('numero', `ORD//0000${numero}`)
const scontrino = (numero: number) => is('numero', `SC/2026/000${numero}`)
const fattura = (numero: number) => is('numero', `/2026/00000${numero}`)
const sospesa = [is('stato', 'sospesa'), cliente('Gandossi Pietro')]
const bonomi = [is('paziente', 'Adele Bonomi'), cmp('da_dare', 'gt', 0)]
const atorvastatina = nome('Atorvastatina 20 mg 30 cpr')
const atorvastatinaBrembo = is('denominazione', 'Atorvastatina 20 mg 30 cpr Brembo')
const scorsa = between('giorno', '2026-11-09', '2026-11-15')
const quellaPrima = between('giorno', '2026-11-02', '2026-11-08')

/** The one who opens in the morning, does the accounts with the wholesalers and looks after the till of the others. */
export const part: Part = {
  turns: [
    // Plain: asked.
    {
      says: 'Qual è il ramipril più economico che c’è in banca dati?',
      style: 'plain',
      gold: list('voce', [is('principio', 'ramipril')], { sort: [{ field: 'prezzo', direction: 'asc' }], first: 1 }),
    },
    {
      says: 'Quanto rimborsa il servizio sanitario per l’atorvastatina Brembo?',
      style: 'plain',
      gold: value('voce', 'rimborso', [atorvastatinaBrembo]),
    },
    {
      says: 'Quante confezioni devono ancora arrivare con l’ordine 311?',
      style: 'plain',
      gold: value('ordine', 'da_ricevere', [ordine(311)]),
    },
    { says: 'Quanto valgono in tutto gli ordini che aspettiamo?', style: 'plain', gold: figure('sum', 'ordine', 'importo', [inViaggio]) },
    {
      says: 'Quanti prodotti teniamo di ogni tipo, farmaci, OTC, dispositivi e così via?',
      style: 'plain',
      gold: groups('prodotto', 'natura'),
    },
    {
      says: 'Quanto costano in media i parafarmaci?',
      style: 'plain',
      gold: figure('avg', 'prodotto', 'prezzo', [is('natura', 'parafarmaco')]),
    },
    {
      says: 'Quale lotto scade per primo tra quelli che abbiamo ancora?',
      style: 'plain',
      gold: list('lotto', [cmp('rimasto', 'gt', 0)], { sort: [{ field: 'scadenza', direction: 'asc' }], first: 1 }),
    },
    {
      says: 'Quante ricette di Valentina Poli abbiamo spedito da settembre?',
      style: 'plain',
      gold: count('ricetta', [is('paziente', 'Valentina Poli'), is('stato', 'erogato'), cmp('data', 'gte', '2026-09-01')]),
    },
    {
      says: 'Mostrami l’incasso di questa settimana giorno per giorno.',
      style: 'plain',
      gold: groups('vendita', 'giorno', {
        per: 'day',
        fn: 'sum',
        field: 'totale',
        where: [incassata, ...between('giorno', '2026-11-16', '2026-11-22')],
      }),
    },
    { says: 'Con che criterio un prodotto finisce sotto soglia?', style: 'plain', gold: formula('critici') },
    { says: 'Che modifiche ha avuto l’ordine 312?', style: 'plain', gold: history('ordine', [ordine(312)]) },
    {
      says: 'Tra i due paracetamoli, di quale abbiamo più scatole?',
      style: 'plain',
      gold: list('prodotto', [is('principio', 'paracetamolo')], { sort: [{ field: 'giacenza', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Entro quando deve finire di pagarci la fattura la signora Gandolfi?',
      style: 'plain',
      gold: value('fattura', 'scadenza', [cliente('Gandolfi Claudia')]),
    },
    { says: 'Qual è la dose di paracetamolo per un bambino di dodici chili?', style: 'plain', gold: refuse },
    // Plain: told to do.
    {
      says: 'Registra la ricetta 030A45503339912 di Stefano Bellini, codice fiscale BLLSFN84R28B157E.',
      style: 'plain',
      gold: create('ricetta', { nre: '030A45503339912', paziente: 'Stefano Bellini', codice_fiscale: 'BLLSFN84R28B157E' }),
    },
    {
      says: 'Aggiungi due pezzi ai cerotti assortiti: differenza d’inventario.',
      style: 'plain',
      gold: create('movimento', { prodotto: named('Cerotti assortiti 40 pz'), quantita: 2, causale: 'rettifica' }),
    },
    {
      says: 'Applica il 10 % di sconto alla vendita sospesa di Gandossi.',
      style: 'plain',
      gold: update('vendita', sospesa, { ribasso: 10 }),
    },
    {
      says: 'Il nuovo telefono di Laura Guerra è 3395550184.',
      style: 'plain',
      gold: update('cliente', [cognome('Guerra')], { telefono: '3395550184' }),
    },
    {
      says: 'Segna in arrivo l’ordine 313: lo consegnano mercoledì invece di martedì.',
      style: 'plain',
      gold: move('ordine', [ordine(313)], 'in_arrivo', { eta: MERCOLEDI }),
    },
    {
      says: 'Emetti la fattura in bozza di Carlo Saletti.',
      style: 'plain',
      gold: move('fattura', [is('stato', 'bozza'), cliente('Saletti Carlo')], 'inviata'),
    },
    {
      says: 'Togli dai dispositivi la fotocamera del tablet.',
      style: 'plain',
      gold: remove('dispositivo', [nome('Fotocamera del tablet')]),
    },
    {
      says: 'Aggiungi il grossista Galenica Orobica, telefono 0355558820, consegna in due giorni.',
      style: 'plain',
      gold: create('fornitore', { ragione_sociale: 'Galenica Orobica', telefono: '0355558820', giorni: 2 }),
    },
    { says: 'Eroga la ricetta di Teresa Locatelli.', style: 'plain', gold: impossible('ricetta') },

    // Colloquial: asked.
    {
      says: 'ce n’è ancora di crema mani?',
      style: 'colloquial',
      gold: [
        yes('prodotto', [nome('Crema mani calendula 75 ml'), cmp('giacenza', 'gt', 0)]),
        value('prodotto', 'giacenza', [nome('Crema mani calendula 75 ml')]),
      ],
    },
    {
      says: 'la loratadina da chi la prendiamo?',
      style: 'colloquial',
      gold: value('prodotto', 'fornitore', [nome('Loratadina 10 mg 20 cpr')]),
    },
    {
      says: 'a noi il misuratore di pressione quanto ci viene?',
      style: 'colloquial',
      gold: value('prodotto', 'costo', [nome('Misuratore di pressione')]),
    },
    {
      says: 'Maffeis l’ha ritirata la ricetta?',
      style: 'colloquial',
      gold: [
        yes('ricetta', [is('paziente', 'Giovanni Maffeis'), is('stato', 'erogato')]),
        value('ricetta', 'stato', [is('paziente', 'Giovanni Maffeis')]),
      ],
    },
    {
      says: 'l’ultimo scontrino di ieri a che ora l’abbiamo battuto?',
      style: 'colloquial',
      gold: [
        value('vendita', 'ora', [scontrino(2203)]),
        list('vendita', [incassata, is('giorno', IERI)], { sort: [{ field: 'ora', direction: 'desc' }], first: 1 }),
      ],
    },
    { says: 'di celiaci chi abbiamo?', style: 'colloquial', gold: list('cliente', [is('note', 'Celiachia')]) },
    { says: 'quante ce ne manda ogni dottore, di ricette?', style: 'colloquial', gold: groups('ricetta', 'medico') },
    { says: 'la Bonomi quanto aveva di pressione l’ultima volta?', style: 'colloquial', gold: refuse },
    // Colloquial: told to do.
    { says: 'quella in sospeso di Gandossi annullala, non torna più', style: 'colloquial', gold: move('vendita', sospesa, 'annullata') },
    {
      says: 'la Ughetti ha fatto il bonifico, tutto',
      style: 'colloquial',
      gold: [
        act('incassa', 'fattura', [fattura(45)], { mezzo: 'bonifico' }),
        create('incasso', { fattura: named('45/2026 · Ughetti Michela'), mezzo: 'bonifico' }),
      ],
    },
    { says: 'mi hanno riportato tutto lo scontrino 2204, fai il reso', style: 'colloquial', gold: asks('vendita', 'motivo') },
    {
      says: 'alla Bonomi dai una sola amoxicillina, l’altra la prende lunedì',
      style: 'colloquial',
      gold: act('eroga', 'ricetta', bonomi, {
        righe: [
          {
            riga: 0,
            prodotto: AMOXICILLINA,
            nome: 'Amoxicillina 1 g 12 cpr',
            scorta: '5 in giacenza, B-04, prescritti 2, il SSN paga 5,49 €',
            quantita: 1,
            quota: 61,
            iva: '10',
          },
        ],
      }),
    },
    { says: 'il cellulare di Rita è cambiato, adesso fa 3385550199', style: 'colloquial', gold: choose('cliente', [nome('Rita')]) },

    // Voice.
    { says: 'allora quanti clienti hanno la tessera', style: 'voice', gold: metric('con_carta') },
    {
      says: 'dunque quanto abbiamo fatto di cassa martedì',
      style: 'voice',
      gold: figure('sum', 'vendita', 'totale', [incassata, is('giorno', '2026-11-17')]),
    },
    {
      says: 'senti quante scatole di metformina restano',
      style: 'voice',
      gold: value('prodotto', 'giacenza', [nome('Metformina 850 mg 40 cpr')]),
    },
    {
      says: 'ehm la consegna dell’ordine trecentoquattordici slitta a martedì',
      style: 'voice',
      gold: update('ordine', [ordine(314)], { eta: '2026-11-24' }),
    },
    { says: 'per favore carica un lotto nuovo di loratadina', style: 'voice', gold: [asks('lotto', 'codice'), asks('lotto', 'quantita')] },
    {
      says: 'aggiungi un cliente fausto di nome belleri di cognome telefono tre tre tre cinque cinque cinque zero uno due due',
      style: 'voice',
      gold: create('cliente', { nome: 'Fausto', cognome: 'Belleri', telefono: '3335550122' }),
    },

    // Typo.
    {
      says: 'quanti scontrni ha fatto la Pavesi a novmbre?',
      style: 'typo',
      gold: count('vendita', [cliente('Pavesi Teresa'), incassata, ...between('giorno', '2026-11-01', '2026-11-30')]),
    },
    { says: 'che note ha in sceda la Locatelli?', style: 'typo', gold: value('cliente', 'note', [cognome('Locatelli')]) },
    {
      says: 'qual e il fornitore piu letno a consegnare?',
      style: 'typo',
      gold: list('fornitore', [], { sort: [{ field: 'giorni', direction: 'desc' }], first: 1 }),
    },
    { says: 'dai la tessera FD-1142 a Lucia Bentti', style: 'typo', gold: update('cliente', [cognome('Benetti')], { carta: 'FD-1142' }) },
    { says: 'segna gusato il POS carte', style: 'typo', gold: update('dispositivo', [nome('POS carte')], { esito: 'guasto' }) },

    // Elliptical.
    { says: 'mail Medicalia', style: 'elliptical', gold: value('fornitore', 'email', [is('ragione_sociale', 'Medicalia Forniture')]) },
    { says: 'cassetto A-01', style: 'elliptical', gold: list('prodotto', [is('ubicazione', 'A-01')]) },
    { says: 'ordini per lunedì', style: 'elliptical', gold: list('ordine', [inViaggio, is('eta', LUNEDI)]) },
    { says: 'PayPal non serve', style: 'elliptical', gold: update('integrazione', [nome('PayPal')], { scelta: 'esclusa' }) },
  ],
  dialogues: [
    {
      about: 'Un’atorvastatina che costi meno',
      turns: [
        { says: 'quanto costa l’atorvastatina che teniamo?', gold: value('prodotto', 'prezzo', [atorvastatina]) },
        { says: 'quante ne abbiamo?', gold: value('prodotto', 'giacenza', [atorvastatina]) },
        {
          says: 'in banca dati ce n’è una più economica?',
          gold: [
            list('voce', [is('principio', 'atorvastatina'), cmp('prezzo', 'lt', 990)]),
            yes('voce', [is('principio', 'atorvastatina'), cmp('prezzo', 'lt', 990)]),
          ],
        },
        { says: 'di che casa è?', gold: value('voce', 'titolare', [atorvastatinaBrembo]) },
        { says: 'mettila in magazzino', gold: act('aggiungi', 'voce', [atorvastatinaBrembo]) },
        { says: 'sì', gold: done },
      ],
    },
    {
      about: 'Due settimane a confronto',
      turns: [
        { says: 'quanti scontrini abbiamo fatto la settimana scorsa?', gold: count('vendita', [incassata, ...scorsa]) },
        { says: 'e quella prima?', gold: count('vendita', [incassata, ...quellaPrima]) },
        { says: 'quanti con la detrazione?', gold: count('vendita', [incassata, ...quellaPrima, is('detrazione', 'si')]) },
        { says: 'quanto fanno in tutto?', gold: figure('sum', 'vendita', 'totale', [incassata, ...quellaPrima, is('detrazione', 'si')]) },
        {
          says: 'il più alto fammelo vedere',
          gold: list('vendita', [incassata, ...quellaPrima, is('detrazione', 'si')], {
            sort: [{ field: 'totale', direction: 'desc' }],
            first: 1,
          }),
        },
      ],
    },
    {
      about: 'Un articolo nuovo sul banco',
      turns: [
        { says: 'Aggiungi un prodotto: Spray nasale.', gold: asks('prodotto', 'prezzo') },
        { says: 'nove euro e novanta', gold: create('prodotto', { nome: 'Spray nasale', prezzo: 990 }) },
        {
          says: 'è un dispositivo, lo compriamo da Verdeluna',
          gold: create('prodotto', { nome: 'Spray nasale', prezzo: 990, natura: 'dispositivo', fornitore: named('Laboratori Verdeluna') }),
        },
        {
          says: 'no scusa, da Medicalia',
          gold: create('prodotto', { nome: 'Spray nasale', prezzo: 990, natura: 'dispositivo', fornitore: named('Medicalia Forniture') }),
        },
        { says: 'va bene così', gold: done },
        { says: 'annulla, aspettiamo il listino nuovo', gold: undone },
      ],
    },
    {
      about: 'Quale Beatrice',
      turns: [
        { says: 'che telefono ha Beatrice?', gold: choose('cliente', [nome('Beatrice')]) },
        { says: 'Grandi', gold: value('cliente', 'telefono', [cognome('Grandi')]) },
        { says: 'cambiaglielo in 3205550177', gold: update('cliente', [cognome('Grandi')], { telefono: '3205550177' }) },
        { says: 'ok', gold: done },
        { says: 'quanti punti ha?', gold: value('cliente', 'punti', [cognome('Grandi')]) },
        {
          says: 'e l’altra la tessera ce l’ha?',
          gold: [yes('cliente', [cognome('Corradini'), filled('carta')]), value('cliente', 'carta', [cognome('Corradini')])],
        },
      ],
    },
    {
      about: 'La merce di Salus',
      turns: [
        { says: 'che ordini aspettiamo da Salus?', gold: list('ordine', [da('Distribuzione Salus'), inViaggio]) },
        { says: 'quello di oggi quanto vale?', gold: value('ordine', 'importo', [ordine(311)]) },
        { says: 'l’altro fallo arrivare mercoledì', gold: update('ordine', [ordine(314)], { eta: MERCOLEDI }) },
        { says: 'no, lascia com’era', gold: dropped },
        { says: 'e da Farmagrosso?', gold: list('ordine', [da('Farmagrosso Centro'), inViaggio]) },
      ],
    },
  ],
}
