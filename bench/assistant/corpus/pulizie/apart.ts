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

const di = (cliente: string) => is('cliente', named(cliente))
const della = (squadra: string) => is('squadra', named(`Squadra ${squadra}`))
const nome = (held: string) => is('nome', held)
const fattura = (n: number) => is('numero', `/2026/${String(n).padStart(7, '0')}`)
const programmato = is('stato', 'programmato')
const saltato = is('stato', 'non_eseguito')
const fatto = oneOf('stato', 'completato', 'verificato', 'fatturato')
const daPagare = [is('stato', 'inviata'), cmp('residuo', 'gt', 0)] as const
const oggi = is('data', '2026-11-21')
const lunedi = is('data', '2026-11-23')
const giovedi = is('data', '2026-11-26')
const venerdi = is('data', '2026-11-27')
const settembre = between('data', '2026-09-01', '2026-09-30')
const ottobre = between('data', '2026-10-01', '2026-10-31')
const novembre = between('data', '2026-11-01', '2026-11-30')
const settimanaProssima = between('data', '2026-11-23', '2026-11-29')
const serenaLunedi = [di('Hotel Serena'), lunedi] as const
const girasoleGiovedi = [di('Scuola dell’infanzia Girasole'), giovedi] as const
const bonaldi = di('Supermercato Bonaldi')

/** The owner who drives the van, and the office that answers the customers. */
export const part: Part = {
  turns: [
    // Plain: reading.
    {
      says: 'Dove lavora la Squadra Notte venerdì?',
      style: 'plain',
      gold: [
        list('intervento', [della('Notte'), venerdi]),
        value('intervento', 'sede', [della('Notte'), venerdi]),
        value('intervento', 'indirizzo', [della('Notte'), venerdi]),
      ],
    },
    {
      says: 'Quanto ha prodotto ogni squadra a ottobre?',
      style: 'plain',
      gold: groups('intervento', 'squadra', { fn: 'sum', field: 'prezzo', where: [fatto, ...ottobre] }),
    },
    {
      says: 'Quali lavori di ottobre abbiamo finito prima del tempo previsto?',
      style: 'plain',
      gold: list('intervento', [fatto, cmp('oltre', 'lt', 0), ...ottobre]),
    },
    {
      says: 'Quanto dura in media un intervento alla Pasticceria Valli?',
      style: 'plain',
      gold: [
        figure('avg', 'intervento', 'ore', [di('Pasticceria Valli'), fatto]),
        figure('avg', 'intervento', 'ore', [di('Pasticceria Valli')]),
        figure('avg', 'intervento', 'minuti', [di('Pasticceria Valli')]),
      ],
    },
    {
      says: 'Qual è il materiale che costa di più?',
      style: 'plain',
      gold: list('materiale', [], { sort: [{ field: 'costo', direction: 'desc' }], first: 1 }),
    },
    { says: 'Per quali sedi non abbiamo scritto istruzioni alla squadra?', style: 'plain', gold: list('sede', [empty('istruzioni')]) },
    { says: 'In che modo si ottiene la percentuale dei non eseguiti?', style: 'plain', gold: formula('non_eseguiti') },
    {
      says: 'Chi ha verificato l’intervento di ieri al Condominio Cavour 18?',
      style: 'plain',
      gold: history('intervento', [di('Condominio Cavour 18'), is('data', '2026-11-20')]),
    },
    {
      says: 'Quanti extra fuori contratto abbiamo in programma entro fine mese?',
      style: 'plain',
      gold: count('intervento', [is('extra', true), programmato, ...between('data', '2026-11-21', '2026-11-30')]),
    },
    { says: 'Quanta IVA c’è nelle fatture di settembre?', style: 'plain', gold: figure('sum', 'fattura', 'imposta', settembre) },
    { says: 'A quali clienti fatturiamo in inversione contabile?', style: 'plain', gold: list('cliente', [is('iva', 'N6.7')]) },
    {
      says: 'Confronta gli interventi eseguiti a settembre con quelli di ottobre.',
      style: 'plain',
      gold: groups('intervento', 'data', { per: 'month', where: [fatto, ...between('data', '2026-09-01', '2026-10-31')] }),
    },
    {
      says: 'Quando può la Squadra Rossa fare tre ore di seguito mercoledì?',
      style: 'plain',
      gold: gaps('intervento', '2026-11-25', '2026-11-25', 180, named('Squadra Rossa')),
    },
    // Plain: what nobody here knows.
    { says: 'Quanto paghiamo all’ora gli addetti della Squadra Notte?', style: 'plain', gold: refuse },
    // Plain: writing.
    {
      says: 'Aggiungi al Condominio Le Betulle la sede «Le Betulle, garage»: pulizia straordinaria, 300 metri quadri.',
      style: 'plain',
      gold: create('sede', { nome: 'Le Betulle, garage', cliente: named('Condominio Le Betulle'), tipo: 'straordinaria', mq: 300 }),
    },
    {
      says: 'Fissa le vetrate alle Officine Serio mercoledì alle 8 con la Squadra Blu, fuori contratto.',
      style: 'plain',
      gold: create('intervento', {
        cliente: named('Officine Serio'),
        tipo: 'vetrate',
        data: '2026-11-25',
        ora: '08:00',
        squadra: named('Squadra Blu'),
        extra: true,
      }),
    },
    {
      says: 'Annulla tutti gli interventi della vigilia di Natale.',
      style: 'plain',
      gold: move('intervento', [programmato, is('data', '2026-12-24')], 'annullato'),
    },
    {
      says: 'Passa alla Squadra Gialla gli interventi che la Verde ha venerdì.',
      style: 'plain',
      gold: update('intervento', [della('Verde'), venerdi], { squadra: named('Squadra Gialla') }),
    },
    {
      says: 'Nelle istruzioni della sede di Valli scrivi: usare solo prodotti per alimenti.',
      style: 'plain',
      gold: [
        update('sede', [nome('Valli, laboratorio e negozio')], { istruzioni: 'usare solo prodotti per alimenti' }),
        update('sede', [nome('Valli, laboratorio e negozio')], { istruzioni: 'Usare solo prodotti per alimenti' }),
        update('sede', [nome('Valli, laboratorio e negozio')], { istruzioni: 'Usare solo prodotti per alimenti.' }),
      ],
    },
    {
      says: 'Riapri l’intervento di oggi al Condominio Le Betulle.',
      style: 'plain',
      gold: move('intervento', [di('Condominio Le Betulle'), oggi], 'in_corso'),
    },
    { says: 'Segna non eseguito l’intervento di oggi alla Pasticceria Valli.', style: 'plain', gold: asks('intervento', 'motivo') },
    {
      says: 'Ferma la Squadra Verde giovedì dalle 14 per due ore: formazione.',
      style: 'plain',
      gold: create('fermo', { squadra: named('Squadra Verde'), motivo: 'formazione', giorno: '2026-11-26', ora: '14:00', minuti: 120 }),
    },
    {
      says: 'Anticipa di un giorno l’intervento di giovedì alla Scuola Girasole.',
      style: 'plain',
      gold: choose('intervento', girasoleGiovedi),
    },
    // Colloquial: reading.
    {
      says: 'la Girasole ha ancora qualcosa da pagarci?',
      style: 'colloquial',
      gold: [
        yes('fattura', [di('Scuola dell’infanzia Girasole'), ...daPagare]),
        list('fattura', [di('Scuola dell’infanzia Girasole'), ...daPagare]),
        figure('sum', 'fattura', 'residuo', [di('Scuola dell’infanzia Girasole'), ...daPagare]),
      ],
    },
    {
      says: 'a Garda quando ci tocca tornare?',
      style: 'colloquial',
      gold: [
        value('cliente', 'prossimo', [nome('Hotel Serena')]),
        value('sede', 'prossimo', [nome('Hotel Serena, vetrate')]),
        value('intervento', 'data', [di('Hotel Serena'), programmato, cmp('data', 'lte', '2026-11-30')]),
        list('intervento', [di('Hotel Serena'), programmato], { sort: [{ field: 'data', direction: 'asc' }], first: 1 }),
      ],
    },
    { says: 'per entrare in Brembo come si fa?', style: 'colloquial', gold: value('sede', 'accesso', [nome('Brembo, agenzia')]) },
    { says: 'sacchi neri quanti me ne restano?', style: 'colloquial', gold: value('materiale', 'quantita', [nome('Sacchi neri 110 l')]) },
    {
      says: 'alle Betulle l’ultimo controllo com’è andato?',
      style: 'colloquial',
      gold: [
        list('intervento', [di('Condominio Le Betulle'), filled('voto')], { sort: [{ field: 'data', direction: 'desc' }], first: 1 }),
        value('intervento', 'voto', [di('Condominio Le Betulle'), is('data', '2026-11-16')]),
      ],
    },
    {
      says: 'il 12 perché non l’abbiamo fatto il Bonaldi?',
      style: 'colloquial',
      gold: value('intervento', 'motivo', [bonaldi, is('data', '2026-11-12')]),
    },
    {
      says: 'la Rossa quante ore si fa questa settimana?',
      style: 'colloquial',
      gold: [
        value('squadra', 'ore_settimana', [nome('Squadra Rossa')]),
        figure('sum', 'intervento', 'minuti', [della('Rossa'), ...between('data', '2026-11-16', '2026-11-22')]),
      ],
    },
    // Colloquial: what nobody here knows.
    { says: 'quanti chilometri ha il furgone della Rossa?', style: 'colloquial', gold: refuse },
    // Colloquial: writing.
    {
      says: 'oggi al Cavour ci mando la Gialla',
      style: 'colloquial',
      gold: update('intervento', [di('Condominio Cavour 18'), oggi], { squadra: named('Squadra Gialla') }),
    },
    { says: 'il corso della Gialla slitta al 5 dicembre', style: 'colloquial', gold: impossible('fermo') },
    { says: 'fai la fattura all’hotel', style: 'colloquial', gold: act('fattura_interventi', 'cliente', [nome('Hotel Serena')]) },
    {
      says: 'le Officine ci hanno pagato ottobre, con la Ri.Ba.',
      style: 'colloquial',
      gold: [
        act('incassa', 'fattura', [fattura(21)], { mezzo: 'riba' }),
        create('incasso', { fattura: named('21/2026 · Officine Serio'), mezzo: 'riba' }),
      ],
    },
    {
      says: 'la straordinaria da Brembo la fa la Blu',
      style: 'colloquial',
      gold: update('intervento', [di('Assicurazioni Brembo'), is('tipo', 'straordinaria')], { squadra: named('Squadra Blu') }),
    },
    // Voice.
    {
      says: 'allora quanti lavori ha la verde la settimana che viene',
      style: 'voice',
      gold: count('intervento', [della('Verde'), ...settimanaProssima]),
    },
    { says: 'ehm quali fatture superano i millecinquecento euro', style: 'voice', gold: list('fattura', [cmp('totale', 'gt', 150000)]) },
    { says: 'senti quanti metri quadri sono le betulle', style: 'voice', gold: value('sede', 'mq', [nome('Le Betulle, scale e cortile')]) },
    {
      says: 'allora metti la squadra notte in ferie il ventotto dicembre',
      style: 'voice',
      gold: create('fermo', { squadra: named('Squadra Notte'), motivo: 'ferie', giorno: '2026-12-28' }),
    },
    {
      says: 'per favore sposta il san rocco di domani alle ventuno e trenta',
      style: 'voice',
      gold: update('intervento', [di('Poliambulatorio San Rocco'), is('data', '2026-11-22')], { ora: '21:30' }),
    },
    {
      says: 'dunque il sale per la lavasciuga adesso lo prendiamo da igiene più cambia il fornitore',
      style: 'voice',
      gold: update('materiale', [nome('Sale per lavasciuga')], { fornitore: 'Igiene Più' }),
    },
    // Typo.
    {
      says: 'quanot ci devono le Officine Sreio?',
      style: 'typo',
      gold: [
        figure('sum', 'fattura', 'residuo', [di('Officine Serio'), ...daPagare]),
        value('fattura', 'residuo', [di('Officine Serio'), ...daPagare]),
      ],
    },
    { says: 'interventi annulalti a ottobbre', style: 'typo', gold: list('intervento', [is('stato', 'annullato'), ...ottobre]) },
    { says: 'quando scdae la fattura 18?', style: 'typo', gold: value('fattura', 'scadenza', [fattura(18)]) },
    { says: 'anulla le vetrtae di lunedì a Garda', style: 'typo', gold: move('intervento', serenaLunedi, 'annullato') },
    {
      says: 'crea la squdra Viola, due persone, respnosabile Paola Ghisleni',
      style: 'typo',
      gold: [
        create('squadra', { nome: 'Squadra Viola', componenti: 'due', responsabile: 'Paola Ghisleni' }),
        create('squadra', { nome: 'Viola', componenti: 'due', responsabile: 'Paola Ghisleni' }),
      ],
    },
    // Elliptical.
    { says: 'media dei voti', style: 'elliptical', gold: [metric('voto_medio'), figure('avg', 'intervento', 'voto')] },
    { says: 'Notte giovedì', style: 'elliptical', gold: list('intervento', [della('Notte'), giovedi]) },
    { says: 'telefono San Rocco', style: 'elliptical', gold: value('cliente', 'telefono', [nome('Poliambulatorio San Rocco')]) },
    { says: 'annulla Aurora lunedì', style: 'elliptical', gold: move('intervento', [di('Condominio Aurora'), lunedi], 'annullato') },
  ],
  dialogues: [
    {
      about: 'un controllo andato male, e si torna a rimediare',
      turns: [
        { says: 'Dove abbiamo preso meno di 4 questo mese?', gold: list('intervento', [cmp('voto', 'lt', 4), ...novembre]) },
        { says: 'di questi quali erano della Verde?', gold: list('intervento', [cmp('voto', 'lt', 4), della('Verde'), ...novembre]) },
        {
          says: 'il più recente qual è?',
          gold: list('intervento', [cmp('voto', 'lt', 4), della('Verde'), ...novembre], {
            sort: [{ field: 'data', direction: 'desc' }],
            first: 1,
          }),
        },
        {
          says: 'fissa una straordinaria da loro lunedì alle 13',
          gold: create('intervento', {
            cliente: named('Scuola dell’infanzia Girasole'),
            tipo: 'straordinaria',
            data: '2026-11-23',
            ora: '13:00',
          }),
        },
        {
          says: 'sempre con la Verde',
          gold: create('intervento', {
            cliente: named('Scuola dell’infanzia Girasole'),
            tipo: 'straordinaria',
            data: '2026-11-23',
            ora: '13:00',
            squadra: named('Squadra Verde'),
          }),
        },
        { says: 'ok', gold: done },
      ],
    },
    {
      about: 'un caposquadra che forse manca',
      turns: [
        { says: 'cosa ha la Gialla lunedì?', gold: list('intervento', [della('Gialla'), lunedi]) },
        { says: 'passalo alla Blu', gold: update('intervento', serenaLunedi, { squadra: named('Squadra Blu') }) },
        {
          says: 'e mettilo alle 10, che prima sono a Verona',
          gold: update('intervento', serenaLunedi, { squadra: named('Squadra Blu'), ora: '10:00' }),
        },
        { says: 'sì', gold: done },
        { says: 'no niente, annulla: Hassan viene', gold: undone },
      ],
    },
    {
      about: 'quanto vale un cliente, mese per mese',
      turns: [
        {
          says: 'Per quanto abbiamo lavorato dal Bonaldi a ottobre?',
          gold: figure('sum', 'intervento', 'prezzo', [bonaldi, fatto, ...ottobre]),
        },
        { says: 'e questo mese?', gold: figure('sum', 'intervento', 'prezzo', [bonaldi, fatto, ...novembre]) },
        { says: 'quanti passaggi sono?', gold: count('intervento', [bonaldi, fatto, ...novembre]) },
        {
          says: 'ne abbiamo saltati?',
          gold: [
            yes('intervento', [bonaldi, saltato, ...novembre]),
            list('intervento', [bonaldi, saltato, ...novembre]),
            count('intervento', [bonaldi, saltato, ...novembre]),
          ],
        },
        { says: 'come mai?', gold: value('intervento', 'motivo', [bonaldi, saltato, ...novembre]) },
      ],
    },
    {
      about: 'due lavori nello stesso giorno, e uno salta',
      turns: [
        { says: 'Giovedì alla Girasole il lavoro salta.', gold: choose('intervento', girasoleGiovedi) },
        { says: 'la sanificazione', gold: asks('intervento', 'motivo') },
        {
          says: 'assemblea sindacale',
          gold: [
            move('intervento', [...girasoleGiovedi, is('tipo', 'sanificazione')], 'non_eseguito', { motivo: 'assemblea sindacale' }),
            move('intervento', [...girasoleGiovedi, is('tipo', 'sanificazione')], 'non_eseguito', { motivo: 'Assemblea sindacale' }),
          ],
        },
        { says: 'confermo', gold: done },
      ],
    },
    {
      about: 'un acconto in contanti',
      turns: [
        {
          says: 'registra 300 euro dal Cavour',
          gold: [
            act('incassa', 'fattura', [fattura(14)], { importo: 30000 }),
            create('incasso', { fattura: named('14/2026 · Condominio Cavour 18'), importo: 30000 }),
          ],
        },
        {
          says: 'in contanti',
          gold: [
            act('incassa', 'fattura', [fattura(14)], { importo: 30000, mezzo: 'contanti' }),
            create('incasso', { fattura: named('14/2026 · Condominio Cavour 18'), importo: 30000, mezzo: 'contanti' }),
          ],
        },
        {
          says: 'me li ha dati ieri',
          gold: [
            act('incassa', 'fattura', [fattura(14)], { importo: 30000, mezzo: 'contanti', giorno: '2026-11-20' }),
            create('incasso', {
              fattura: named('14/2026 · Condominio Cavour 18'),
              importo: 30000,
              mezzo: 'contanti',
              giorno: '2026-11-20',
            }),
          ],
        },
        { says: 'salva', gold: done },
        {
          says: 'quanto gli resta da pagare?',
          gold: [
            value('fattura', 'residuo', [fattura(14)]),
            figure('sum', 'fattura', 'residuo', [di('Condominio Cavour 18'), ...daPagare]),
          ],
        },
      ],
    },
  ],
}
