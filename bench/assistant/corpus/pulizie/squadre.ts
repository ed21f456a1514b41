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
  type Part,
  refuse,
  remove,
  undone,
  update,
  value,
  yes,
} from '../../gold.ts'

const programmato = is('stato', 'programmato')
const fatto = oneOf('stato', 'completato', 'verificato', 'fatturato')
const saltato = is('stato', 'non_eseguito')
const scarso = is('stato', 'scorta_bassa')
const daPagare = [is('stato', 'inviata'), cmp('residuo', 'gt', 0)] as const
const scadute = [...daPagare, cmp('scadenza', 'lt', '2026-11-21')] as const
const oggi = is('data', '2026-11-21')
const lunedi = is('data', '2026-11-23')
const martedi = is('data', '2026-11-24')
const giovedi = is('data', '2026-11-26')
const ottobre = between('data', '2026-10-01', '2026-10-31')
const novembre = between('data', '2026-11-01', '2026-11-30')
const settembre = between('data', '2026-09-01', '2026-09-30')
const questaSettimana = between('data', '2026-11-16', '2026-11-22')
const prossimaSettimana = between('data', '2026-11-23', '2026-11-29')
const senzaSquadra = [programmato, empty('squadra'), cmp('data', 'gte', '2026-11-21')] as const
const di = (cliente: string) => is('cliente', named(cliente))
const della = (squadra: string) => is('squadra', named(`Squadra ${squadra}`))
const nome = (held: string) => is('nome', held)
const fattura = (n: number) => is('numero', `/2026/${String(n).padStart(7, '0')}`)
const brembo = [di('Assicurazioni Brembo'), martedi] as const
const cantiere = [di('Magazzini Orobici'), is('tipo', 'cantiere')] as const
const serenaLunedi = [di('Hotel Serena'), lunedi] as const

/** The office that sends the teams of a cleaning firm round, and who leads one of them and calls from the van. */
export const part: Part = {
  turns: [
    // Written with care.
    { says: 'Quali interventi abbiamo in programma per lunedì?', style: 'plain', gold: list('intervento', [lunedi]) },
    { says: 'Quali interventi non hanno ancora una squadra?', style: 'plain', gold: list('intervento', senzaSquadra) },
    { says: 'A che ora andiamo all’Hotel Serena lunedì?', style: 'plain', gold: value('intervento', 'ora', serenaLunedi) },
    {
      says: 'Quante squadre sono disponibili in questo momento?',
      style: 'plain',
      gold: [metric('squadre_disponibili'), count('squadra', [is('stato', 'disponibile')])],
    },
    { says: 'Come si entra negli uffici di Studio Pozzi?', style: 'plain', gold: value('sede', 'accesso', [nome('Studio Pozzi, uffici')]) },
    { says: 'Quali materiali sono sotto la soglia minima?', style: 'plain', gold: list('materiale', [scarso]) },
    { says: 'Quanto resta da incassare in tutto?', style: 'plain', gold: metric('da_incassare') },
    { says: 'Quali interventi non sono stati eseguiti a ottobre?', style: 'plain', gold: list('intervento', [saltato, ...ottobre]) },
    {
      says: 'Quanto abbiamo incassato con ciascun mezzo di pagamento?',
      style: 'plain',
      gold: groups('incasso', 'mezzo', { fn: 'sum', field: 'importo' }),
    },
    {
      says: 'Mostrami gli interventi di questa settimana della Squadra Rossa.',
      style: 'plain',
      gold: list('intervento', [della('Rossa'), ...questaSettimana]),
    },
    {
      says: 'Quante ore ha lavorato la Squadra Blu a ottobre?',
      style: 'plain',
      gold: figure('sum', 'intervento', 'ore', [della('Blu'), ...ottobre]),
    },
    {
      says: 'Raggruppa per squadra gli interventi della settimana prossima.',
      style: 'plain',
      gold: groups('intervento', 'squadra', { where: prossimaSettimana }),
    },
    {
      says: 'Qual è la sede più grande che puliamo?',
      style: 'plain',
      gold: list('sede', [], { sort: [{ field: 'mq', direction: 'desc' }], first: 1 }),
    },
    { says: 'Chi è il responsabile della Squadra Verde?', style: 'plain', gold: value('squadra', 'responsabile', [nome('Squadra Verde')]) },
    { says: 'Come si calcola la resa?', style: 'plain', gold: formula('resa') },
    {
      says: 'Quali fatture scadranno entro la fine del mese?',
      style: 'plain',
      gold: list('fattura', [...daPagare, ...between('scadenza', '2026-11-21', '2026-11-30')]),
    },
    { says: 'Quali clienti sono strutture sanitarie?', style: 'plain', gold: list('cliente', [is('tipo', 'sanitario')]) },
    { says: 'Per quanto abbiamo lavorato questo mese?', style: 'plain', gold: metric('lavoro_mese') },
    {
      says: 'Ci sono squadre ferme da qui alla fine del mese?',
      style: 'plain',
      gold: [list('fermo', between('giorno', '2026-11-21', '2026-11-30')), yes('fermo', between('giorno', '2026-11-21', '2026-11-30'))],
    },
    {
      says: 'Quali interventi di questa settimana sono durati almeno mezz’ora più del previsto?',
      style: 'plain',
      gold: list('intervento', [cmp('oltre', 'gte', 0.5), ...questaSettimana]),
    },
    {
      says: 'Qual è l’intervento più caro di novembre?',
      style: 'plain',
      gold: list('intervento', novembre, { sort: [{ field: 'prezzo', direction: 'desc' }], first: 1 }),
    },
    { says: 'Quanti metri quadri puliamo, sommando tutte le sedi?', style: 'plain', gold: figure('sum', 'sede', 'mq') },
    {
      says: 'Chi ha annullato l’intervento di giovedì scorso alla Pasticceria Valli?',
      style: 'plain',
      gold: history('intervento', [di('Pasticceria Valli'), is('data', '2026-11-19')]),
    },
    {
      says: 'Quali lavori extra sono stati fatti e non ancora fatturati?',
      style: 'plain',
      gold: list('intervento', [is('extra', true), oneOf('stato', 'completato', 'verificato')]),
    },
    { says: 'Chi della Squadra Blu era presente ieri al San Rocco?', style: 'plain', gold: refuse },
    { says: 'Quali sedi superano i 500 metri quadri?', style: 'plain', gold: list('sede', [cmp('mq', 'gt', 500)]) },
    { says: 'Per quali sedi non sappiamo come entrare?', style: 'plain', gold: list('sede', [empty('accesso')]) },
    { says: 'Quanta cera per pavimenti è rimasta?', style: 'plain', gold: value('materiale', 'quantita', [nome('Cera per pavimenti')]) },
    {
      says: 'Quali fatture emesse a ottobre superano i mille euro?',
      style: 'plain',
      gold: list('fattura', [...ottobre, cmp('totale', 'gt', 100000)]),
    },
    { says: 'Quali interventi di oggi devono ancora iniziare?', style: 'plain', gold: list('intervento', [oggi, programmato]) },
    {
      says: 'Programma una pulizia scale al Condominio Aurora mercoledì alle 9 con la Squadra Gialla.',
      style: 'plain',
      gold: create('intervento', {
        cliente: named('Condominio Aurora'),
        tipo: 'scale',
        squadra: named('Squadra Gialla'),
        data: '2026-11-25',
        ora: '09:00',
      }),
    },
    {
      says: 'Assegna alla Squadra Verde l’intervento di oggi al Condominio Cavour 18.',
      style: 'plain',
      gold: update('intervento', [di('Condominio Cavour 18'), oggi], { squadra: named('Squadra Verde') }),
    },
    {
      says: 'Sposta a mercoledì, alla stessa ora, le vetrate di lunedì all’Hotel Serena.',
      style: 'plain',
      gold: update('intervento', serenaLunedi, { data: '2026-11-25' }),
    },
    {
      says: 'La Squadra Blu è in ferie venerdì prossimo: segna il fermo.',
      style: 'plain',
      gold: create('fermo', { squadra: named('Squadra Blu'), motivo: 'ferie', giorno: '2026-11-27' }),
    },
    {
      says: 'Segna iniziato l’intervento di oggi alla Pasticceria Valli.',
      style: 'plain',
      gold: move('intervento', [di('Pasticceria Valli'), oggi], 'in_corso'),
    },
    {
      says: 'Annulla la pulizia straordinaria di Assicurazioni Brembo.',
      style: 'plain',
      gold: move('intervento', [di('Assicurazioni Brembo'), is('tipo', 'straordinaria')], 'annullato'),
    },
    {
      says: 'Verifica l’intervento di ieri al Poliambulatorio San Rocco con voto 5.',
      style: 'plain',
      gold: move('intervento', [di('Poliambulatorio San Rocco'), is('data', '2026-11-20')], 'verificato', { voto: 5 }),
    },
    {
      says: 'Inserisci il materiale Candeggina: 20 litri, soglia 5, fornitore Igiene Più.',
      style: 'plain',
      gold: create('materiale', { nome: 'Candeggina', quantita: 20, unita: 'lt', soglia: 5, fornitore: 'Igiene Più' }),
    },
    {
      says: 'Porta a 40 rotoli la soglia della carta igienica industriale.',
      style: 'plain',
      gold: update('materiale', [nome('Carta igienica industriale')], { soglia: 40 }),
    },
    {
      says: 'Fattura gli interventi fatti al Poliambulatorio San Rocco.',
      style: 'plain',
      gold: act('fattura_interventi', 'cliente', [nome('Poliambulatorio San Rocco')]),
    },
    {
      says: 'Registra che la fattura 15 è stata pagata oggi con bonifico.',
      style: 'plain',
      gold: act('incassa', 'fattura', [fattura(15)], { giorno: '2026-11-21', mezzo: 'bonifico' }),
    },
    {
      says: 'Crea la Squadra Arancio: quattro persone, responsabile Mirela Dobre.',
      style: 'plain',
      gold: create('squadra', { nome: 'Squadra Arancio', componenti: 'quattro', responsabile: 'Mirela Dobre' }),
    },
    {
      says: 'Elimina il fermo per formazione della Squadra Gialla.',
      style: 'plain',
      gold: remove('fermo', [is('motivo', 'formazione'), della('Gialla')]),
    },
    {
      says: 'Porta a 50 euro il prezzo a intervento della sede «Cavour 18, scale».',
      style: 'plain',
      gold: update('sede', [nome('Cavour 18, scale')], { prezzo: 5000 }),
    },
    {
      says: 'Fissa per sabato prossimo alle 10 la pulizia del negozio alla Pasticceria Valli con la Squadra Gialla.',
      style: 'plain',
      gold: impossible('intervento'),
    },
    { says: 'Con quanta acqua si diluisce la candeggina per un bagno?', style: 'plain', gold: refuse },
    { says: 'Quanto chiede la concorrenza per le scale del Condominio Aurora?', style: 'plain', gold: refuse },

    // As people talk.
    {
      says: 'chi c’è fuori adesso?',
      style: 'colloquial',
      gold: [list('squadra', [is('stato', 'occupata')]), list('intervento', [is('stato', 'in_corso')])],
    },
    { says: 'dove va la Verde lunedì?', style: 'colloquial', gold: list('intervento', [della('Verde'), lunedi]) },
    {
      says: 'il Bonaldi settembre l’ha pagato?',
      style: 'colloquial',
      gold: [
        yes('fattura', [di('Supermercato Bonaldi'), ...settembre, is('situazione', 'pagata')]),
        value('fattura', 'situazione', [di('Supermercato Bonaldi'), ...settembre]),
      ],
    },
    {
      says: 'quanto ci deve l’Aurora?',
      style: 'colloquial',
      gold: figure('sum', 'fattura', 'residuo', [di('Condominio Aurora'), ...daPagare]),
    },
    { says: 'le chiavi dell’Aurora dove sono?', style: 'colloquial', gold: value('sede', 'accesso', [nome('Condominio Aurora, scale')]) },
    {
      says: 'domani c’è qualcosa?',
      style: 'colloquial',
      gold: [list('intervento', [is('data', '2026-11-22')]), yes('intervento', [is('data', '2026-11-22')])],
    },
    { says: 'dov’è che abbiamo preso solo 3 ai controlli?', style: 'colloquial', gold: list('intervento', [is('voto', 3)]) },
    {
      says: 'chi ha più ore questa settimana?',
      style: 'colloquial',
      gold: list('squadra', [], { sort: [{ field: 'ore_settimana', direction: 'desc' }], first: 1 }),
    },
    {
      says: 'per le vetrate all’hotel quanto prendiamo?',
      style: 'colloquial',
      gold: value('sede', 'prezzo', [nome('Hotel Serena, vetrate')]),
    },
    { says: 'cos’è saltato questo mese?', style: 'colloquial', gold: list('intervento', [saltato, ...novembre]) },
    { says: 'il numero del capo della Notte ce l’hai?', style: 'colloquial', gold: value('squadra', 'telefono', [nome('Squadra Notte')]) },
    {
      says: 'quante volte andiamo alla scuola la settimana prossima?',
      style: 'colloquial',
      gold: count('intervento', [di('Scuola dell’infanzia Girasole'), ...prossimaSettimana]),
    },
    {
      says: 'la sanificazione di oggi alla Girasole chi la fa?',
      style: 'colloquial',
      gold: value('intervento', 'squadra', [di('Scuola dell’infanzia Girasole'), oggi]),
    },
    {
      says: 'c’è ancora roba di settembre da incassare?',
      style: 'colloquial',
      gold: [list('fattura', [...daPagare, ...settembre]), yes('fattura', [...daPagare, ...settembre])],
    },
    {
      says: 'cosa ci resta da ricontrollare di quelli fatti ieri?',
      style: 'colloquial',
      gold: list('intervento', [is('stato', 'completato'), is('data', '2026-11-20')]),
    },
    { says: 'secondo te in quanto lo facciamo un capannone da mille metri?', style: 'colloquial', gold: refuse },
    {
      says: 'la Verde è tutta a letto con l’influenza, passa i suoi lavori alle altre',
      style: 'colloquial',
      gold: act('ricolloca', 'squadra', [nome('Squadra Verde')]),
    },
    { says: 'da Pozzi abbiamo finito', style: 'colloquial', gold: [asks('intervento', 'ore'), asks('intervento', 'controlli')] },
    {
      says: 'metti in agenda una straordinaria da Bonaldi giovedì alle 8 con la Rossa',
      style: 'colloquial',
      gold: create('intervento', {
        cliente: named('Supermercato Bonaldi'),
        tipo: 'straordinaria',
        squadra: named('Squadra Rossa'),
        data: '2026-11-26',
        ora: '08:00',
      }),
    },
    { says: 'ordina i prodotti che mancano', style: 'colloquial', gold: act('riordina', 'materiale') },
    {
      says: 'segna saltata la Girasole di oggi, hanno chiuso la scuola',
      style: 'colloquial',
      gold: move('intervento', [di('Scuola dell’infanzia Girasole'), oggi], 'non_eseguito', { motivo: 'Hanno chiuso la scuola' }),
    },
    {
      says: 'furgone della Rossa in officina martedì mattina, dalle 8 per quattro ore',
      style: 'colloquial',
      gold: create('fermo', { squadra: named('Squadra Rossa'), motivo: 'mezzo', giorno: '2026-11-24', ora: '08:00', minuti: 240 }),
    },
    {
      says: 'è arrivato il bonifico delle Betulle',
      style: 'colloquial',
      gold: act('incassa', 'fattura', [di('Condominio Le Betulle'), ...daPagare], { mezzo: 'bonifico' }),
    },
    { says: 'la Brembo di martedì spostala alle 19', style: 'colloquial', gold: choose('intervento', brembo) },
    { says: 'fissami le scale del Cavour per mercoledì', style: 'colloquial', gold: asks('intervento', 'ora') },
    { says: 'lunedì piove? che ho le vetrate al Serena', style: 'colloquial', gold: refuse },

    // Said aloud.
    { says: 'allora che cosa abbiamo martedì mattina', style: 'voice', gold: list('intervento', [martedi, cmp('ora', 'lt', '13:00')]) },
    { says: 'ehm quante pulizie abbiamo oggi', style: 'voice', gold: [metric('interventi_oggi'), count('intervento', [oggi])] },
    {
      says: 'dunque la squadra gialla quando ha due ore libere giovedì',
      style: 'voice',
      gold: gaps('intervento', '2026-11-26', '2026-11-26', 120, named('Squadra Gialla')),
    },
    { says: 'per favore dimmi quanto ci resta da fatturare in tutto', style: 'voice', gold: metric('da_fatturare') },
    {
      says: 'chi ci va di solito al capannone delle officine serio',
      style: 'voice',
      gold: value('sede', 'squadra', [nome('Officine Serio, reparto 2')]),
    },
    { says: 'mi leggi le istruzioni del san rocco', style: 'voice', gold: value('sede', 'istruzioni', [nome('San Rocco, ambulatori')]) },
    { says: 'ehm per favore metti un po di musica', style: 'voice', gold: refuse },
    {
      says: 'allora negli ultimi sette giorni quanti interventi ha chiuso la rossa',
      style: 'voice',
      gold: count('intervento', [della('Rossa'), fatto, ...between('data', '2026-11-15', '2026-11-21')]),
    },
    { says: 'allora metti la squadra blu sulle vetrate della scuola di giovedì', style: 'voice', gold: impossible('intervento') },
    {
      says: 'per favore porta il disinfettante superfici a venti litri',
      style: 'voice',
      gold: update('materiale', [nome('Disinfettante superfici')], { quantita: 20 }),
    },
    {
      says: 'segna che mercoledì la gialla è in malattia',
      style: 'voice',
      gold: create('fermo', { squadra: named('Squadra Gialla'), motivo: 'malattia', giorno: '2026-11-25' }),
    },
    {
      says: 'ehm sposta la straordinaria della brembo alle undici e mezza',
      style: 'voice',
      gold: update('intervento', [di('Assicurazioni Brembo'), is('tipo', 'straordinaria')], { ora: '11:30' }),
    },
    { says: 'dunque quanto si prende al mese a fare le pulizie negli alberghi', style: 'voice', gold: refuse },

    // As fingers slip.
    { says: 'Che interventi fa domnai la Blu?', style: 'typo', gold: list('intervento', [della('Blu'), is('data', '2026-11-22')]) },
    { says: 'quanti condomni abbiamo tra i clienti?', style: 'typo', gold: count('cliente', [is('tipo', 'condominio')]) },
    { says: 'chi ci vende i panni in microfirba?', style: 'typo', gold: value('materiale', 'fornitore', [nome('Panni in microfibra')]) },
    { says: 'mostra le fatutre gia pagate', style: 'typo', gold: list('fattura', [is('situazione', 'pagata')]) },
    {
      says: 'quando tornaimo da Valli?',
      style: 'typo',
      gold: [
        value('cliente', 'prossimo', [nome('Pasticceria Valli')]),
        value('sede', 'prossimo', [nome('Valli, laboratorio e negozio')]),
        list('intervento', [di('Pasticceria Valli'), oggi]),
      ],
    },
    { says: 'che materiali compriaom da Igiene Più?', style: 'typo', gold: list('materiale', [is('fornitore', 'Igiene Più')]) },
    {
      says: 'annulla l’intervetno di domani al San Rocco',
      style: 'typo',
      gold: move('intervento', [di('Poliambulatorio San Rocco'), is('data', '2026-11-22')], 'annullato'),
    },
    {
      says: 'cambia il telefno dell’Hotel Serena: 045 555 1799',
      style: 'typo',
      gold: update('cliente', [nome('Hotel Serena')], { telefono: '0455551799' }),
    },
    {
      says: 'nuvoo cliente Bar Centrale, hotel e locali, via Roma 3, Bergamo',
      style: 'typo',
      gold: create('cliente', { nome: 'Bar Centrale', tipo: 'ricettivo', indirizzo: 'Via Roma 3, Bergamo' }),
    },
    {
      says: 'dai alla Gialla le vetrate di gioevdì alla scuola',
      style: 'typo',
      gold: update('intervento', [di('Scuola dell’infanzia Girasole'), is('tipo', 'vetrate'), giovedi], {
        squadra: named('Squadra Gialla'),
      }),
    },
    { says: 'quanto costa il corsso per le piattaforme aeree?', style: 'typo', gold: refuse },

    // In few words.
    { says: 'oggi senza squadra', style: 'elliptical', gold: list('intervento', [programmato, empty('squadra'), oggi]) },
    { says: 'ore oltre il previsto', style: 'elliptical', gold: metric('ore_oltre') },
    { says: 'Rossa martedì?', style: 'elliptical', gold: list('intervento', [della('Rossa'), martedi]) },
    { says: 'sedi della Notte', style: 'elliptical', gold: list('sede', [della('Notte')]) },
    {
      says: 'da fatturare Girasole',
      style: 'elliptical',
      gold: [
        value('cliente', 'da_fatturare', [nome('Scuola dell’infanzia Girasole')]),
        list('intervento', [di('Scuola dell’infanzia Girasole'), oneOf('stato', 'completato', 'verificato')]),
      ],
    },
    { says: 'Cavour oggi alle 16', style: 'elliptical', gold: update('intervento', [di('Condominio Cavour 18'), oggi], { ora: '16:00' }) },
    { says: 'interventi di novembre per tipo', style: 'elliptical', gold: groups('intervento', 'tipo', { where: novembre }) },
    { says: 'note di credito Aurora', style: 'elliptical', gold: list('nota_credito', [di('Condominio Aurora')]) },
  ],
  dialogues: [
    {
      about: 'Work without a team is given away, one by one',
      turns: [
        { says: 'Cosa c’è senza squadra nei prossimi giorni?', gold: list('intervento', senzaSquadra) },
        {
          says: 'il primo dallo alla Verde',
          gold: update('intervento', [di('Condominio Cavour 18'), oggi], { squadra: named('Squadra Verde') }),
        },
        { says: 'sì', gold: done },
        {
          says: 'e le vetrate della scuola alla Gialla',
          gold: update('intervento', [di('Scuola dell’infanzia Girasole'), is('tipo', 'vetrate'), giovedi], {
            squadra: named('Squadra Gialla'),
          }),
        },
        { says: 'confermo', gold: done },
        { says: 'quindi cosa resta scoperto?', gold: list('intervento', senzaSquadra) },
      ],
    },
    {
      about: 'A new job, told bit by bit and taken back',
      turns: [
        { says: 'nuovo intervento all’Hotel Serena', gold: asks('intervento', 'tipo') },
        { says: 'pulizia straordinaria', gold: asks('intervento', 'ora') },
        {
          says: 'martedì alle 9',
          gold: create('intervento', { cliente: named('Hotel Serena'), tipo: 'straordinaria', data: '2026-11-24', ora: '09:00' }),
        },
        {
          says: 'ci mandiamo la Rossa',
          gold: create('intervento', {
            cliente: named('Hotel Serena'),
            tipo: 'straordinaria',
            data: '2026-11-24',
            ora: '09:00',
            squadra: named('Squadra Rossa'),
          }),
        },
        { says: 'sì', gold: done },
        { says: 'annulla, ha richiamato adesso il direttore', gold: undone },
      ],
    },
    {
      about: 'A day corrected and the hour kept, then the hour',
      turns: [
        {
          says: 'Sposta le vetrate di lunedì al Serena a mercoledì alle 8',
          gold: update('intervento', serenaLunedi, { data: '2026-11-25', ora: '08:00' }),
        },
        { says: 'no, facciamo giovedì stessa ora', gold: update('intervento', serenaLunedi, { data: '2026-11-26', ora: '08:00' }) },
        { says: 'anzi alle otto e mezza', gold: update('intervento', serenaLunedi, { data: '2026-11-26', ora: '08:30' }) },
        { says: 'ok', gold: done },
        {
          says: 'e giovedì la Gialla che altro ha?',
          gold: [
            list('intervento', [della('Gialla'), giovedi]),
            list('intervento', [della('Gialla'), giovedi, not('cliente', named('Hotel Serena'))]),
          ],
        },
      ],
    },
    {
      about: 'How many of one team, of another, of another month',
      turns: [
        { says: 'Quanti interventi ha fatto la Rossa a ottobre?', gold: count('intervento', [della('Rossa'), fatto, ...ottobre]) },
        { says: 'E la Blu?', gold: count('intervento', [della('Blu'), fatto, ...ottobre]) },
        { says: 'E a settembre?', gold: count('intervento', [della('Blu'), fatto, ...settembre]) },
        { says: 'Quali invece non ha eseguito?', gold: list('intervento', [della('Blu'), saltato, ...settembre]) },
      ],
    },
    {
      about: 'A job that was looked at, whose mark is missing and then wrong',
      turns: [
        { says: 'il fine cantiere agli Orobici l’ho controllato io', gold: asks('intervento', 'voto') },
        { says: 'quattro', gold: move('intervento', cantiere, 'verificato', { voto: 4 }) },
        { says: 'sì', gold: done },
        { says: 'no aspetta, era un tre', gold: update('intervento', cantiere, { voto: 3 }) },
        { says: 'conferma', gold: done },
        { says: 'quindi la media dei controlli quant’è adesso?', gold: metric('voto_medio') },
      ],
    },
    {
      about: 'A team that is away for some hours',
      turns: [
        { says: 'la Blu martedì non c’è', gold: asks('fermo', 'motivo') },
        { says: 'ha il corso', gold: create('fermo', { squadra: named('Squadra Blu'), motivo: 'formazione', giorno: '2026-11-24' }) },
        {
          says: 'solo dalle 14, per tre ore',
          gold: create('fermo', { squadra: named('Squadra Blu'), motivo: 'formazione', giorno: '2026-11-24', ora: '14:00', minuti: 180 }),
        },
        { says: 'va bene', gold: done },
        {
          says: 'chi altro è fermo nei prossimi giorni?',
          gold: [
            list('fermo', [cmp('giorno', 'gte', '2026-11-21')]),
            list('fermo', [cmp('giorno', 'gte', '2026-11-21'), not('squadra', named('Squadra Blu'))]),
          ],
        },
      ],
    },
    {
      about: 'An order that waits',
      turns: [
        { says: 'Quali prodotti stanno finendo?', gold: list('materiale', [scarso]) },
        { says: 'il sapone quanto ce n’è?', gold: value('materiale', 'quantita', [nome('Sapone mani ricarica')]) },
        { says: 'fai l’ordine', gold: act('riordina', 'materiale') },
        { says: 'lascia stare, ci penso lunedì', gold: dropped },
      ],
    },
    {
      about: 'Who has not paid, and then one who has',
      turns: [
        { says: 'Quali fatture non sono ancora state pagate?', gold: list('fattura', daPagare) },
        { says: 'di queste quali sono già scadute?', gold: list('fattura', scadute) },
        { says: 'quanto fanno?', gold: figure('sum', 'fattura', 'residuo', scadute) },
        { says: 'il Bonaldi la sua l’ha pagata, con Ri.Ba.', gold: act('incassa', 'fattura', [fattura(11)], { mezzo: 'riba' }) },
        { says: 'il 18 novembre', gold: act('incassa', 'fattura', [fattura(11)], { mezzo: 'riba', giorno: '2026-11-18' }) },
        { says: 'sì', gold: done },
      ],
    },
    {
      about: 'Which of two jobs of a day, by its place',
      turns: [
        { says: 'Sposta alle 17 l’intervento di martedì alla Brembo', gold: choose('intervento', brembo) },
        { says: 'il primo', gold: update('intervento', [...brembo, is('tipo', 'straordinaria')], { ora: '17:00' }) },
        {
          says: 'e dallo alla Gialla',
          gold: update('intervento', [...brembo, is('tipo', 'straordinaria')], { ora: '17:00', squadra: named('Squadra Gialla') }),
        },
        { says: 'perfetto', gold: done },
      ],
    },
    {
      about: 'Jobs handed to another team by pronoun, and then only one of them',
      turns: [
        { says: 'che giro fa la Verde lunedì?', gold: list('intervento', [della('Verde'), lunedi]) },
        { says: 'passali alla Rossa', gold: update('intervento', [della('Verde'), lunedi], { squadra: named('Squadra Rossa') }) },
        {
          says: 'no, solo quello del mattino',
          gold: update('intervento', [della('Verde'), lunedi, cmp('ora', 'lt', '13:00')], { squadra: named('Squadra Rossa') }),
        },
        { says: 'sì', gold: done },
        { says: 'chi l’ha modificato?', gold: history('intervento', [di('Condominio Le Betulle'), lunedi]) },
      ],
    },
  ],
}
