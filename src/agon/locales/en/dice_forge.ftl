### Dice Forge. Sample values above a message feed the tests.

# $player = Anna, $gold = 4, $sun = 1, $moon = 0, $glory = 0
dice_forge-log-gain = { $player } gains { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", $glory, "dice_forge-resource-glory") }
# $player = Anna, $feat = dice_forge-feat-silver_hind, $sun = 0, $moon = 2
dice_forge-log-feat = { $player } performs the feat “{ NAME($feat) }” for { PARTS($sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon") }
