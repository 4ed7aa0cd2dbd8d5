import type { VerifyFault } from '../verify-sentence.ts';

/** Talk of prompts, of instructions to a machine, and of itself. No document of a patient is told in such words. */
const machineTalk =
  /\b(?:(?:the|this|my|system|your|a|user) prompts?|prompt injection|system message|language model|as an ai|an ai\b|ai (?:model|assistant|language|system|tool|generated)|i am an? (?:ai|assistant|model|bot|chatbot|language)|i'm an? (?:ai|assistant|model|bot)|chatbot|chatgpt|gpt|openai|gemini|llm|my (?:instructions|guidelines|programming|training)|(?:previous|prior|above|earlier|hidden|secret|system) instructions|instructions (?:hidden|given to me)|ignore (?:all|any|the|previous|your|these)|disregard (?:all|any|the|previous|your)|i (?:cannot|can't|can not|am unable to|was asked|was told|was instructed|have been instructed|will now|must (?:now )?comply)|jailbreak|developer mode|api key|password|nonce|json|schema|<<|\{\{|modelo de lenguaje|inteligencia artificial|instrucciones (?:anteriores|previas|del sistema|ocultas)|ignora(?:r)? (?:las|todas|todo)|as instructed|base64|exfiltrat\w*|click here|haga clic)\b/i;

export const instructionFaults = (text: string): VerifyFault[] => (machineTalk.test(text) ? ['instruction'] : []);
