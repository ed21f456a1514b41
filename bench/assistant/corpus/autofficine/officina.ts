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
  remove,
  undone,
  update,
  value,
  yes,
  type Part,
} from '../../gold.ts'

const OGGI = '2026-11-21'
const di = (name: string) => is('cliente', named(name))
const il = (day: string) => is('giorno', day)
const inAttesa = is('stato', 'in_attesa')
const inOfficina = oneOf('stato', 'in_attesa', 'in_corso', 'attesa_ricambi', 'completato')
const fatte = oneOf('stato', 'completato', 'consegnato')
const nonPagata = oneOf('situazione', 'inviata', 'in_parte', 'scaduta')
const pezzo = (name: string) => is('nome', name)

/** The counter, the head of the workshop and the mechanics between two cars. */
export const part: Part = {
  turns: [
    // Read, with care.
    {
      says: 'Quali auto entrano mercoledì prima delle 11?',
      style: 'plain',
      gold: list('riparazione', [il('2026-11-25'), cmp('ora', 'lt', '11:00')]),
    },
    { says: 'Quante riparazioni aperte abbiamo?', style: 'plain', gold: metric('riparazioni_aperte') },
    { says: 'Quali veicoli sono in officina adesso?', style: 'plain', gold: list('riparazione', [inOfficina, cmp('giorno', 'lte', OGGI)]) },
    {
      says: 'A che ora arriva martedì la Tipo della signora Facchini?',
      style: 'plain',
      gold: value('riparazione', 'ora', [di('Monica Facchini'), il('2026-11-24')]),
    },
    {
      says: 'Quante riparazioni ha completato ogni meccanico a novembre?',
      style: 'plain',
      gold: groups('riparazione', 'meccanico', { where: [fatte, ...between('completata_il', '2026-11-01', '2026-11-30')] }),
    },
    {
      says: 'Qual è il ricambio con il prezzo d’acquisto più alto?',
      style: 'plain',
      gold: list('ricambio', [], { sort: [{ field: 'prezzo', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Quali lavori già in agenda sono ancora senza categoria?',
      style: 'plain',
      gold: list('riparazione', [inAttesa, empty('categoria')]),
    },
    {
      says: 'Quanto ci deve ancora Laura Savoia?',
      style: 'plain',
      gold: [figure('sum', 'fattura', 'residuo', [di('Laura Savoia')]), value('fattura', 'residuo', [di('Laura Savoia')])],
    },
    {
      says: 'Quali fatture scadono a dicembre?',
      style: 'plain',
      gold: list('fattura', [...between('scadenza', '2026-12-01', '2026-12-31')]),
    },
    { says: 'Come si calcola il conto medio?', style: 'plain', gold: formula('conto_medio') },
    { says: 'Quante ore servono in media per una riparazione questo mese?', style: 'plain', gold: metric('ore_riparazione') },
    {
      says: 'Entro quando va revisionata la Ypsilon di Lidia Corradini?',
      style: 'plain',
      gold: value('veicolo', 'revisione_entro', [di('Lidia Corradini')]),
    },
    { says: 'Quanti clienti hanno almeno due veicoli?', style: 'plain', gold: count('cliente', [cmp('auto', 'gte', 2)]) },
    {
      says: 'Qual è il numero di telefono di Pietro Galbiati?',
      style: 'plain',
      gold: value('meccanico', 'telefono', [is('nome', 'Pietro Galbiati')]),
    },
    { says: 'Qual è la portata del ponte 2?', style: 'plain', gold: value('ponte', 'portata', [is('nome', 'Ponte 2')]) },
    {
      says: 'Che giorno è fermo il ponte 2 per la verifica annuale?',
      style: 'plain',
      gold: [value('fermo', 'giorno', [is('ponte', named('Ponte 2'))]), list('fermo', [is('ponte', named('Ponte 2'))])],
    },
    { says: 'Quanto vale la merce che abbiamo in magazzino?', style: 'plain', gold: figure('sum', 'ricambio', 'valore') },
    {
      says: 'Quali auto dobbiamo consegnare entro venerdì?',
      style: 'plain',
      // The Daily was promised for yesterday and is still here.
      gold: [
        list('riparazione', [inOfficina, cmp('consegna', 'lte', '2026-11-27')]),
        list('riparazione', [inOfficina, ...between('consegna', OGGI, '2026-11-27')]),
      ],
    },
    {
      says: 'Qual è il totale delle fatture mese per mese?',
      style: 'plain',
      gold: groups('fattura', 'data', { per: 'month', fn: 'sum', field: 'totale' }),
    },
    { says: 'Chi ha modificato la scheda della Golf di Gasparini?', style: 'plain', gold: history('riparazione', [di('Aldo Gasparini')]) },
    {
      says: 'Per quale motivo è stata stornata la fattura di Samuele Bertoni?',
      style: 'plain',
      gold: value('nota_credito', 'motivo', [di('Samuele Bertoni')]),
    },
    {
      says: 'Qual è il cliente che ha speso di più da noi?',
      style: 'plain',
      gold: list('cliente', [], { sort: [{ field: 'speso', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'Ci sono riparazioni ferme per mancanza di ricambi?',
      style: 'plain',
      gold: [yes('riparazione', [is('stato', 'attesa_ricambi')]), list('riparazione', [is('stato', 'attesa_ricambi')])],
    },
    { says: 'Quanti giorni rimane in media un’auto in officina?', style: 'plain', gold: figure('avg', 'riparazione', 'giorni') },
    {
      says: 'Quali lavori di dicembre superano i 200 euro?',
      style: 'plain',
      gold: list('riparazione', [...between('giorno', '2026-12-01', '2026-12-31'), cmp('conto', 'gt', 20000)]),
    },
    {
      says: 'Mostrami i lavori dal 3 al 7 dicembre, tranne quelli di Ionut.',
      style: 'plain',
      gold: list('riparazione', [...between('giorno', '2026-12-03', '2026-12-07'), not('meccanico', named('Ionut Petrescu'))]),
    },
    {
      says: 'Qual è l’ultimo lavoro in agenda prima di Natale?',
      style: 'plain',
      gold: list('riparazione', [cmp('giorno', 'lt', '2026-12-25')], {
        sort: [
          { field: 'giorno', direction: 'desc' },
          { field: 'ora', direction: 'desc' },
        ],
        first: 1,
      }),
    },
    {
      says: 'Quanto è entrato dalle fatture il mese scorso?',
      style: 'plain',
      gold: figure('sum', 'incasso', 'importo', [...between('giorno', '2026-10-01', '2026-10-31')]),
    },
    // Write, with care.
    {
      says: 'Prenota la Fiesta di Gaia Lodi mercoledì alle 10:30 sul ponte 1 per il tagliando.',
      style: 'plain',
      gold: create('riparazione', {
        veicolo: named('Ford Fiesta ZY482BZ'),
        cliente: named('Gaia Lodi'),
        problema: 'tagliando',
        giorno: '2026-11-25',
        ora: '10:30',
        ponte: named('Ponte 1'),
      }),
    },
    {
      says: 'Sposta il Ducato di Beatrice Bassi a giovedì alle 14, con consegna venerdì.',
      style: 'plain',
      gold: update('riparazione', [di('Beatrice Bassi'), inAttesa], { giorno: '2026-11-26', ora: '14:00', consegna: '2026-11-27' }),
    },
    {
      says: 'Prepara una nota di credito per Laura Savoia sulla fattura 12: sconto non applicato.',
      style: 'plain',
      gold: create('nota_credito', {
        fattura: named('12/2026 · Laura Savoia'),
        cliente: named('Laura Savoia'),
        motivo: 'sconto non applicato',
      }),
    },
    {
      says: 'Aggiungi il cliente Bruno Zucchetti, telefono 339 555 0187.',
      style: 'plain',
      gold: create('cliente', { nome: 'Bruno', cognome: 'Zucchetti', telefono: '3395550187' }),
    },
    {
      says: 'Registra un veicolo per Sofia Gandolfi: Lancia Ypsilon ibrida, targa ZK902PV.',
      style: 'plain',
      gold: create('veicolo', {
        cliente: named('Sofia Gandolfi'),
        targa: 'ZK902PV',
        marca: 'Lancia',
        modello: 'Ypsilon',
        alimentazione: 'ibrida',
      }),
    },
    {
      says: 'Segna la Panda di Manuela Ricci come consegnata, pagata con carta.',
      style: 'plain',
      gold: move('riparazione', [di('Manuela Ricci')], 'consegnato', { pagamento: 'carta' }),
    },
    {
      says: 'Registra per la fattura 13 un incasso di 40,99 euro in contanti.',
      style: 'plain',
      gold: [
        act('incassa', 'fattura', [is('numero', '/2026/0000013')], { importo: 4099, mezzo: 'contanti' }),
        create('incasso', { fattura: named('13/2026 · Emma Bonfanti'), importo: 4099, mezzo: 'contanti' }),
      ],
    },
    {
      says: 'Blocca il ponte 1 giovedì dalle 14 alle 16 per corso di aggiornamento.',
      style: 'plain',
      gold: create('fermo', { motivo: 'corso di aggiornamento', ponte: named('Ponte 1'), giorno: '2026-11-26', ora: '14:00', minuti: 120 }),
    },
    {
      says: 'Invia il preventivo della Captur di Valentina Ravasi.',
      style: 'plain',
      gold: move('preventivo', [di('Valentina Ravasi')], 'inviato'),
    },
    { says: 'Ordina i ricambi sotto scorta.', style: 'plain', gold: act('riordina', 'ricambio') },
    {
      says: 'Cambia la targa della 208 di Nicola Nicoli: la nuova è ZR481KL.',
      style: 'plain',
      gold: act('cambia_targa', 'veicolo', [di('Nicola Nicoli')], { targa: 'ZR481KL' }),
    },
    {
      says: 'Imposta a 10 la scorta minima delle lampade H7.',
      style: 'plain',
      gold: update('ricambio', [pezzo('Lampada H7')], { minimo: 10 }),
    },
    { says: 'Annulla tutti i lavori del 17 dicembre.', style: 'plain', gold: move('riparazione', [il('2026-12-17')], 'annullato') },
    {
      says: 'Segna come rifiutato il preventivo di Sofia Bottura: ha trovato un prezzo migliore altrove.',
      style: 'plain',
      gold: move('preventivo', [di('Sofia Bottura')], 'rifiutato', { motivo: 'ha trovato un prezzo migliore altrove' }),
    },
    {
      says: 'Elimina il fermo del ponte 2 di venerdì.',
      style: 'plain',
      gold: remove('fermo', [is('ponte', named('Ponte 2')), il('2026-11-27')]),
    },
    {
      // The Ducato is on it until a quarter past six.
      says: 'Prenota la Yaris di Cecilia Fabbri lunedì alle 16:30 sul ponte 2 per il cambio gomme.',
      style: 'plain',
      gold: impossible('riparazione'),
    },
    { says: 'A quanto sta il gasolio al distributore oggi?', style: 'plain', gold: refuse },
    { says: 'Quali clienti ci hanno lasciato una recensione negativa?', style: 'plain', gold: refuse },
    { says: 'Quanti giorni di ferie restano a Loredana quest’anno?', style: 'plain', gold: refuse },

    // As they talk.
    {
      says: 'la Panda della Ricci è pronta?',
      style: 'colloquial',
      gold: [yes('riparazione', [di('Manuela Ricci'), is('stato', 'completato')]), value('riparazione', 'stato', [di('Manuela Ricci')])],
    },
    {
      says: 'chi viene a ritirare questo weekend?',
      style: 'colloquial',
      gold: list('riparazione', [inOfficina, ...between('consegna', OGGI, '2026-11-22')]),
    },
    {
      says: "quanto viene la Clio dell'autoscuola?",
      style: 'colloquial',
      gold: [value('riparazione', 'conto', [di('Autoscuola Fulmine')]), value('riparazione', 'costo', [di('Autoscuola Fulmine')])],
    },
    {
      says: "cosa c'è sul ponte 3 lunedì?",
      style: 'colloquial',
      gold: list('riparazione', [is('ponte', named('Ponte 3')), il('2026-11-23')]),
    },
    { says: 'quanto abbiamo lavorato questo mese?', style: 'colloquial', gold: metric('lavoro_mese') },
    { says: 'chi non ha ancora pagato la fattura?', style: 'colloquial', gold: list('fattura', [nonPagata]) },
    {
      says: 'la Ravasi è sempre indietro con i soldi?',
      style: 'colloquial',
      gold: [
        yes('fattura', [di('Valentina Ravasi'), is('situazione', 'scaduta')]),
        list('fattura', [di('Valentina Ravasi'), is('situazione', 'scaduta')]),
        value('fattura', 'residuo', [di('Valentina Ravasi')]),
      ],
    },
    {
      says: 'la batteria da 60 da chi la prendiamo?',
      style: 'colloquial',
      gold: value('ricambio', 'fornitore', [pezzo('Batteria 60 Ah')]),
    },
    { says: "chi è entrato l'altro ieri?", style: 'colloquial', gold: list('riparazione', [il('2026-11-19')]) },
    {
      says: 'come siamo divisi coi lavori tra i ragazzi la settimana prossima?',
      style: 'colloquial',
      gold: groups('riparazione', 'meccanico', { where: [...between('giorno', '2026-11-23', '2026-11-29')] }),
    },
    {
      says: 'dov’è che abbiamo un buco di due ore per una frizione la settimana prossima?',
      style: 'colloquial',
      gold: gaps('riparazione', '2026-11-23', '2026-11-29', 120),
    },
    {
      says: 'quanti lavori di freni abbiamo prenotati da qui a fine mese?',
      style: 'colloquial',
      gold: count('riparazione', [is('categoria', 'freni'), inAttesa, ...between('giorno', OGGI, '2026-11-30')]),
    },
    {
      says: 'la Fiesta della Lodi quanti km ha su?',
      style: 'colloquial',
      gold: [value('veicolo', 'chilometri', [di('Gaia Lodi')]), value('veicolo', 'km', [di('Gaia Lodi')])],
    },
    {
      says: 'mezzi a gasolio sopra i 150mila ne seguiamo?',
      style: 'colloquial',
      gold: [
        yes('veicolo', [is('alimentazione', 'diesel'), cmp('chilometri', 'gt', 150000)]),
        list('veicolo', [is('alimentazione', 'diesel'), cmp('chilometri', 'gt', 150000)]),
        count('veicolo', [is('alimentazione', 'diesel'), cmp('chilometri', 'gt', 150000)]),
      ],
    },
    // How many hours it took nobody has said.
    { says: 'col Transit di Tomasoni abbiamo finito', style: 'colloquial', gold: asks('riparazione', 'ore') },
    {
      says: 'la Golf è a posto, due ore e mezza di manodopera',
      style: 'colloquial',
      gold: move('riparazione', [is('modello', 'Golf')], 'completato', { ore: 2.5 }),
    },
    {
      says: 'mancano i pezzi per la Clio, mettila ferma',
      style: 'colloquial',
      gold: move('riparazione', [is('modello', 'Clio')], 'attesa_ricambi'),
    },
    {
      says: 'metti in agenda la Duster di Valenti giovedì alle 9, fischiano i freni',
      style: 'colloquial',
      gold: create('riparazione', {
        veicolo: named('Dacia Duster ZX445YR'),
        cliente: named('Omar Valenti'),
        problema: 'fischiano i freni',
        giorno: '2026-11-26',
        ora: '09:00',
      }),
    },
    {
      says: 'la Savoia ha fatto il bonifico',
      style: 'colloquial',
      gold: [
        act('incassa', 'fattura', [di('Laura Savoia')], { mezzo: 'bonifico' }),
        create('incasso', { fattura: named('12/2026 · Laura Savoia'), mezzo: 'bonifico' }),
      ],
    },
    // Nobody has laid hands on it yet.
    { says: 'la Clio se la sono ritirata, pagata col bonifico', style: 'colloquial', gold: impossible('riparazione') },
    {
      says: 'anticipa di mezz’ora la Yaris di oggi pomeriggio',
      style: 'colloquial',
      gold: update('riparazione', [is('modello', 'Yaris'), il(OGGI)], { ora: '15:30' }),
    },
    { says: 'fammi la fattura ai Vivai Lagorai', style: 'colloquial', gold: create('fattura', { cliente: named('Vivai Lagorai') }) },
    {
      says: 'ha detto di sì Tomasoni per i freni del Transit',
      style: 'colloquial',
      gold: [
        act('approva', 'preventivo', [di('Cesare Tomasoni')]),
        move('preventivo', [di('Cesare Tomasoni')], 'approvato', { approvato_il: OGGI }),
      ],
    },
    { says: 'Ghidini può solo alle 10, spostalo', style: 'colloquial', gold: choose('riparazione', [di('Enrico Ghidini'), inAttesa]) },
    {
      says: 'prenotami una revisione per lunedì',
      style: 'colloquial',
      gold: [asks('riparazione', 'cliente'), asks('riparazione', 'veicolo'), asks('riparazione', 'targa')],
    },
    { says: 'ma Ionut quanto prende al mese?', style: 'colloquial', gold: refuse },

    // Spoken, with the hands under a bonnet.
    {
      says: 'allora dimmi chi arriva dopodomani mattina',
      style: 'voice',
      gold: list('riparazione', [il('2026-11-23'), cmp('ora', 'lt', '13:00')]),
    },
    { says: 'ehm quanto dobbiamo ancora incassare in tutto', style: 'voice', gold: metric('da_incassare') },
    { says: 'quante lampade acca sette ci sono a magazzino', style: 'voice', gold: value('ricambio', 'quantita', [pezzo('Lampada H7')]) },
    { says: 'per favore leggimi le auto pronte da consegnare', style: 'voice', gold: list('riparazione', [is('stato', 'completato')]) },
    {
      says: 'dunque quante macchine abbiamo finito negli ultimi sette giorni',
      style: 'voice',
      gold: count('riparazione', [fatte, ...between('completata_il', '2026-11-15', OGGI)]),
    },
    { says: 'senti quante audi abbiamo in archivio', style: 'voice', gold: count('veicolo', [is('marca', 'Audi')]) },
    {
      says: 'qual è il lavoro più caro che abbiamo finito questo mese',
      style: 'voice',
      gold: list('riparazione', [fatte, ...between('completata_il', '2026-11-01', '2026-11-30')], {
        sort: [{ field: 'conto', direction: 'desc' }],
        first: 1,
      }),
    },
    {
      says: 'allora prenota la panda di diego castelli per martedì primo dicembre alle nove e un quarto sul ponte tre non parte a freddo',
      style: 'voice',
      gold: create('riparazione', {
        veicolo: named('Fiat Panda ZS739JJ'),
        cliente: named('Diego Castelli'),
        problema: 'non parte a freddo',
        giorno: '2026-12-01',
        ora: '09:15',
        ponte: named('Ponte 3'),
      }),
    },
    {
      says: 'segna centoventi euro di acconto in contanti dalla savoia sulla sua fattura',
      style: 'voice',
      gold: [
        act('incassa', 'fattura', [di('Laura Savoia')], { importo: 12000, mezzo: 'contanti' }),
        create('incasso', { fattura: named('12/2026 · Laura Savoia'), importo: 12000, mezzo: 'contanti' }),
      ],
    },
    {
      says: 'ehm metti una nota sulla golf di gasparini vuole indietro i pezzi vecchi',
      style: 'voice',
      gold: update('riparazione', [di('Aldo Gasparini')], { note: 'vuole indietro i pezzi vecchi' }),
    },
    {
      says: 'chiudi il ponte tre mercoledì dalle otto alle dieci per calibrazione',
      style: 'voice',
      gold: create('fermo', { motivo: 'calibrazione', ponte: named('Ponte 3'), giorno: '2026-11-25', ora: '08:00', minuti: 120 }),
    },
    { says: 'che tempo fa domani a lodi', style: 'voice', gold: refuse },
    { says: 'allora come si dice in inglese la sua macchina è pronta', style: 'voice', gold: refuse },

    // Fingers with grease on them.
    { says: 'Qauli auto sono promesse per martedi?', style: 'typo', gold: list('riparazione', [is('consegna', '2026-11-24')]) },
    { says: 'quanti preventvi ci hanno rifiutao?', style: 'typo', gold: count('preventivo', [is('stato', 'rifiutato')]) },
    {
      says: 'lavori di Petresuc per martedì',
      style: 'typo',
      gold: list('riparazione', [is('meccanico', named('Ionut Petrescu')), il('2026-11-24')]),
    },
    { says: 'quanti filri dell olio abbiamo?', style: 'typo', gold: value('ricambio', 'quantita', [pezzo('Filtro olio universale')]) },
    { says: 'elenco dei veiccoli a gpl', style: 'typo', gold: list('veicolo', [is('alimentazione', 'gpl')]) },
    {
      says: 'incassi di settembre divisi per mezzo di pagamneto',
      style: 'typo',
      gold: groups('incasso', 'mezzo', { fn: 'sum', field: 'importo', where: [...between('giorno', '2026-09-01', '2026-09-30')] }),
    },
    {
      says: 'assgna la Giulietta di Pezzini a Pietro Galbiati',
      style: 'typo',
      gold: update('riparazione', [di('Riccardo Pezzini'), inAttesa], { meccanico: named('Pietro Galbiati') }),
    },
    {
      says: "sposat l'A3 di Bertoni di martedì alle 14 e 30",
      style: 'typo',
      gold: update('riparazione', [di('Samuele Bertoni'), il('2026-11-24')], { ora: '14:30' }),
    },
    {
      says: 'aggiungi il ricmabio Filtro gpl: 3 pezzi, minimo 2, fornitore Ricambi Adda, costo 14,50',
      style: 'typo',
      gold: create('ricambio', { nome: 'Filtro gpl', quantita: 3, unita: 'pz', minimo: 2, fornitore: 'Ricambi Adda', prezzo: 1450 }),
    },
    {
      says: 'anulla il lavoro di Elisa Gobbi del 4 dicmbre',
      style: 'typo',
      gold: move('riparazione', [di('Elisa Gobbi'), il('2026-12-04')], 'annullato'),
    },
    { says: 'chi ha vinto il gran premoi di domenica?', style: 'typo', gold: refuse },

    // In passing.
    {
      says: 'mercoledì pomeriggio?',
      style: 'elliptical',
      gold: list('riparazione', [il('2026-11-25'), ...between('ora', '13:00', '17:59')]),
    },
    { says: 'fatture scadute', style: 'elliptical', gold: list('fattura', [is('situazione', 'scaduta')]) },
    { says: 'Golf Gasparini consegna', style: 'elliptical', gold: value('riparazione', 'consegna', [di('Aldo Gasparini')]) },
    { says: 'ponte 2 martedì', style: 'elliptical', gold: list('riparazione', [is('ponte', named('Ponte 2')), il('2026-11-24')]) },
    {
      says: 'tagliandi in scadenza',
      style: 'elliptical',
      gold: [
        list('veicolo', [cmp('tagliando_entro', 'lte', '2026-12-21')]),
        list('veicolo', [...between('tagliando_entro', OGGI, '2026-12-21')]),
      ],
    },
    {
      says: 'revisioni a dicembre',
      style: 'elliptical',
      // Those that fall due, or those that are booked.
      gold: [
        list('veicolo', [...between('revisione_entro', '2026-12-01', '2026-12-31')]),
        list('riparazione', [is('categoria', 'revisione'), ...between('giorno', '2026-12-01', '2026-12-31')]),
      ],
    },
    { says: 'Clio iniziata', style: 'elliptical', gold: move('riparazione', [is('modello', 'Clio')], 'in_corso') },
    { says: 'P0420 significato', style: 'elliptical', gold: refuse },
  ],
  dialogues: [
    {
      about: 'the agenda, a day and a mechanic at a time',
      turns: [
        { says: 'Cosa abbiamo lunedì?', gold: list('riparazione', [il('2026-11-23')]) },
        { says: 'e martedì?', gold: list('riparazione', [il('2026-11-24')]) },
        { says: 'solo quelle di Ionut', gold: list('riparazione', [il('2026-11-24'), is('meccanico', named('Ionut Petrescu'))]) },
        {
          says: 'quanto fanno in tutto?',
          gold: [
            figure('sum', 'riparazione', 'conto', [il('2026-11-24'), is('meccanico', named('Ionut Petrescu'))]),
            figure('sum', 'riparazione', 'costo', [il('2026-11-24'), is('meccanico', named('Ionut Petrescu'))]),
          ],
        },
      ],
    },
    {
      about: 'a booking that comes in pieces',
      turns: [
        {
          says: 'devo prenotare un cambio gomme',
          gold: [asks('riparazione', 'cliente'), asks('riparazione', 'veicolo'), asks('riparazione', 'targa')],
        },
        {
          says: 'l’A3 della Bellini',
          gold: create('riparazione', { veicolo: named('Audi A3 ZD667TN'), cliente: named('Federica Bellini'), problema: 'cambio gomme' }),
        },
        {
          says: 'giovedì alle 9 sul ponte 2',
          gold: create('riparazione', {
            veicolo: named('Audi A3 ZD667TN'),
            cliente: named('Federica Bellini'),
            problema: 'cambio gomme',
            giorno: '2026-11-26',
            ora: '09:00',
            ponte: named('Ponte 2'),
          }),
        },
        {
          says: 'facciamo le nove e mezza va',
          gold: create('riparazione', {
            veicolo: named('Audi A3 ZD667TN'),
            cliente: named('Federica Bellini'),
            problema: 'cambio gomme',
            giorno: '2026-11-26',
            ora: '09:30',
            ponte: named('Ponte 2'),
          }),
        },
        { says: 'sì', gold: done },
      ],
    },
    {
      about: 'a change of mind, twice and after all',
      turns: [
        {
          says: 'sposta la Kuga di Ghidini di lunedì alle 10:30',
          gold: update('riparazione', [di('Enrico Ghidini'), il('2026-11-23')], { ora: '10:30' }),
        },
        { says: 'no, meglio alle 14', gold: update('riparazione', [di('Enrico Ghidini'), il('2026-11-23')], { ora: '14:00' }) },
        {
          says: 'e dalla a Sergio',
          gold: update('riparazione', [di('Enrico Ghidini'), il('2026-11-23')], { ora: '14:00', meccanico: named('Sergio Brambati') }),
        },
        { says: 'conferma', gold: done },
        { says: 'anzi no, annulla', gold: undone },
      ],
    },
    {
      about: 'one of two, called off and taken up again',
      turns: [
        { says: 'disdici il lavoro di Castelli', gold: choose('riparazione', [di('Diego Castelli'), inAttesa]) },
        { says: 'il secondo', gold: move('riparazione', [di('Diego Castelli'), il('2026-12-09')], 'annullato') },
        { says: 'sì sì', gold: done },
        { says: 'ha richiamato adesso, ripristinalo', gold: move('riparazione', [di('Diego Castelli'), il('2026-12-09')], 'in_attesa') },
        { says: 'ok conferma', gold: done },
      ],
    },
    {
      about: 'who owes, and one who comes by to pay',
      turns: [
        { says: 'Chi ci deve dei soldi?', gold: list('fattura', [nonPagata]) },
        { says: 'quanto fa in totale?', gold: [figure('sum', 'fattura', 'residuo', [nonPagata]), metric('da_incassare')] },
        { says: 'quella della Ravasi quando scadeva?', gold: value('fattura', 'scadenza', [di('Valentina Ravasi')]) },
        {
          says: 'è passata stamattina e ha saldato in contanti',
          gold: [
            act('incassa', 'fattura', [di('Valentina Ravasi')], { giorno: OGGI, mezzo: 'contanti' }),
            create('incasso', { fattura: named('11/2026 · Valentina Ravasi'), giorno: OGGI, mezzo: 'contanti' }),
          ],
        },
        { says: 'sì, registra', gold: done },
        { says: 'e adesso quanto resta da incassare?', gold: metric('da_incassare') },
      ],
    },
    {
      about: 'parts that run out, and an order that waits',
      turns: [
        { says: 'che pezzi sono sotto scorta?', gold: list('ricambio', [is('stato', 'scorta_bassa')]) },
        { says: 'quante pastiglie anteriori sono rimaste?', gold: value('ricambio', 'quantita', [pezzo('Pastiglie freno anteriori')]) },
        { says: 'da chi le compriamo?', gold: value('ricambio', 'fornitore', [pezzo('Pastiglie freno anteriori')]) },
        { says: 'va bene, ordina tutto quello che manca', gold: act('riordina', 'ricambio') },
        { says: 'lascia stare, lo faccio lunedì', gold: dropped },
      ],
    },
    {
      about: 'estimates, narrowed down to a no',
      turns: [
        { says: 'Quali preventivi abbiamo fatto a novembre?', gold: list('preventivo', [...between('data', '2026-11-01', '2026-11-30')]) },
        { says: 'quanti sono?', gold: count('preventivo', [...between('data', '2026-11-01', '2026-11-30')]) },
        {
          says: 'e di questi quali hanno approvato?',
          gold: list('preventivo', [...between('data', '2026-11-01', '2026-11-30'), is('stato', 'approvato')]),
        },
        { says: 'invece chi ci ha detto di no quest’anno?', gold: list('preventivo', [is('stato', 'rifiutato')]) },
        { says: 'e perché?', gold: value('preventivo', 'motivo', [is('stato', 'rifiutato')]) },
      ],
    },
    {
      about: 'a new face, and what he drives',
      turns: [
        { says: 'nuovo cliente', gold: asks('cliente', 'nome') },
        { says: 'Ivo Lucchini', gold: create('cliente', { nome: 'Ivo', cognome: 'Lucchini' }) },
        { says: 'telefono 347 555 0923', gold: create('cliente', { nome: 'Ivo', cognome: 'Lucchini', telefono: '3475550923' }) },
        { says: 'salva', gold: done },
        {
          says: 'registra anche la sua auto, una Opel Corsa targata ZN338BT',
          gold: create('veicolo', { cliente: named('Ivo Lucchini'), targa: 'ZN338BT', marca: 'Opel', modello: 'Corsa' }),
        },
        { says: 'va bene', gold: done },
      ],
    },
    {
      about: 'from the bay to the till',
      turns: [
        { says: 'la Golf di Gasparini è finita', gold: asks('riparazione', 'ore') },
        { says: 'due ore e mezza', gold: move('riparazione', [di('Aldo Gasparini')], 'completato', { ore: 2.5 }) },
        { says: 'sì, completala', gold: done },
        {
          says: 'la ritira adesso, paga col bancomat',
          gold: move('riparazione', [di('Aldo Gasparini')], 'consegnato', { pagamento: 'carta' }),
        },
        { says: 'confermo', gold: done },
        {
          says: 'quanto ha speso?',
          gold: [value('riparazione', 'conto', [di('Aldo Gasparini')]), value('cliente', 'speso', [is('cognome', 'Gasparini')])],
        },
      ],
    },
    {
      about: 'room at a bay, which is then shut',
      turns: [
        {
          says: 'quando c’è un’ora libera sul ponte 3 martedì?',
          gold: gaps('riparazione', '2026-11-24', '2026-11-24', 60, named('Ponte 3')),
        },
        { says: 'e mercoledì?', gold: gaps('riparazione', '2026-11-25', '2026-11-25', 60, named('Ponte 3')) },
        { says: 'allora bloccalo mercoledì dalle 9 alle 11', gold: asks('fermo', 'motivo') },
        {
          says: 'cambio olio idraulico',
          gold: create('fermo', {
            motivo: 'cambio olio idraulico',
            ponte: named('Ponte 3'),
            giorno: '2026-11-25',
            ora: '09:00',
            minuti: 120,
          }),
        },
        {
          says: 'no aspetta, dalle 10 a mezzogiorno',
          gold: create('fermo', {
            motivo: 'cambio olio idraulico',
            ponte: named('Ponte 3'),
            giorno: '2026-11-25',
            ora: '10:00',
            minuti: 120,
          }),
        },
        { says: 'perfetto', gold: done },
      ],
    },
  ],
}
