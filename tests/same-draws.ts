// What is drawn at random is the same in every run, so that a test that fails fails again; `SEED=7` draws something else.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_122) })
